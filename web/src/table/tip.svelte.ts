/** The one tooltip of a page: why something cannot be done, beside the thing that was asked about. */
class Tip {
  lines = $state.raw<readonly string[]>([]);
  x = $state(0);
  y = $state(0);
  below = $state(false);
  #owner: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what a promise brings, unless something else has been asked about by then. */
  async show(owner: Element, delay: number, lines: () => Promise<readonly string[]>): Promise<void> {
    this.hide();
    this.#owner = owner;
    await new Promise((resolve) => (this.#timer = setTimeout(resolve, delay)));
    const found = await lines();
    if (this.#owner !== owner || !owner.isConnected || !found.length) return;
    const box = owner.getBoundingClientRect();
    this.below = box.top < 96;
    this.x = Math.min(Math.max(box.left + box.width / 2, 136), innerWidth - 136);
    this.y = this.below ? box.bottom + 10 : box.top - 10;
    this.lines = found;
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    clearTimeout(this.#timer);
    this.#owner = null;
    this.lines = [];
  }
}

export const tip = new Tip();
