import { announcer } from '../../lib/announce.svelte';
import type { BoardTable } from '../contract';
import { SLOTS, type Side, type SlotName, type View } from './view';
import { w } from './words';

export interface Placed {
  card: string;
  side: Side;
}

/** Spells laid out on one's own screen before anything is sent: nobody knows of them until they are confirmed. */
export class Draft {
  /** The card that was taken up and looks for a slot. */
  held = $state('');
  #laid = $state<Partial<Record<SlotName, Placed>>>({});
  #question = '';

  constructor(readonly table: () => BoardTable<View>) {}

  get asked(): boolean {
    return this.table().view.decision?.prompt === 'prepare' && this.table().choices.length > 0;
  }

  /** The slots that are still to be filled. */
  get open(): readonly SlotName[] {
    const first = SLOTS.indexOf(this.table().view.decision?.args.slot as SlotName);
    return this.asked && first >= 0 ? SLOTS.slice(first) : [];
  }

  get #hand(): readonly string[] {
    const { view, me } = this.table();
    return (me === null ? undefined : view.players[me]?.hand_cards) ?? [];
  }

  /** What lies in the open slots; a card that is no longer in the hand lies nowhere. */
  get laid(): Partial<Record<SlotName, Placed>> {
    const rest = [...this.#hand];
    const kept: Partial<Record<SlotName, Placed>> = {};
    for (const slot of this.open) {
      const placed = this.#laid[slot];
      const at = placed ? rest.indexOf(placed.card) : -1;
      if (!placed || at < 0) continue;
      rest.splice(at, 1);
      kept[slot] = placed;
    }
    return kept;
  }

  /** The cards that are still in the hand. */
  get rest(): readonly string[] {
    const rest = [...this.#hand];
    for (const placed of Object.values(this.laid)) rest.splice(rest.indexOf(placed.card), 1);
    return rest;
  }

  get count(): number {
    return Object.keys(this.laid).length;
  }

  /** How many have to be laid out before they can be confirmed. */
  get least(): number {
    const { least, prepared } = this.table().view.decision?.args ?? {};
    return this.asked ? Math.max(0, Number(least ?? 0) - Number(prepared ?? 0)) : 0;
  }

  /** Why nothing can be confirmed yet; empty if it can. */
  get barred(): string {
    return this.count < this.least ? w('prepare_least', { n: this.count, least: this.least }) : '';
  }

  /** A new round begins with nothing laid out. */
  begin(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#laid = {};
    this.held = '';
  }

  take(card: string): void {
    this.held = this.held === card ? '' : card;
  }

  put(slot: SlotName, side: Side, card = this.held): void {
    if (!card) return;
    this.#laid = { ...this.laid, [slot]: { card, side } };
    this.held = '';
  }

  flip(slot: SlotName): void {
    const placed = this.laid[slot];
    if (placed) this.#laid = { ...this.laid, [slot]: { ...placed, side: placed.side === 'main' ? 'reverse' : 'main' } };
  }

  remove(slot: SlotName): void {
    this.#laid = { ...this.laid, [slot]: undefined };
  }

  confirm(): void {
    if (this.barred) return announcer.call(this.barred);
    const laid = this.laid;
    void this.table().play(this.open.map((slot) => (laid[slot] ? `prepare ${slot} ${laid[slot].card} ${laid[slot].side}` : `leave ${slot}`)));
  }
}
