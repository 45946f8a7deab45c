/** Arrow keys move between the cards of a zone, and on to the next zone at its edges. */
const SPOTS = '[data-spot]';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(node: HTMLElement): { destroy: () => void } {
  function moved(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(SPOTS) : null;
    if (!way || !from) return;
    const to = nearest(from, [...node.querySelectorAll<HTMLElement>(SPOTS)], way);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  node.addEventListener('keydown', moved);
  return { destroy: () => node.removeEventListener('keydown', moved) };
}

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The closest one that lies in this direction; what lies aside counts as farther. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from || !each.getClientRects().length) continue;
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (ahead <= 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}
