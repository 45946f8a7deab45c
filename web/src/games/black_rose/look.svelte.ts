import { dataOf, figureOf, rangeTo, reachOf, type Position, type Side, type View } from './view';
import type { CardFace } from '../../lib/schema';

export interface Mark {
  /** The shortest range at which the room is seen; null without a line of sight. */
  range: string | null;
  /** The sides of a spell that reach it. */
  sides: readonly Side[];
}

/** What somebody points at, by mouse or by focus: the rooms in range and in sight of it are shown. */
export class Look {
  from = $state<Position | null>(null);
  /** While something is aimed: what it is aimed at. */
  to = $state<Position | null>(null);
  spell = $state('');
  marks = $state.raw<Readonly<Record<Position, Mark>>>({});

  /** What is seen from a room or a cell. */
  at(view: View, place: Position | null): void {
    this.spell = '';
    this.from = place;
    this.marks = place ? Object.fromEntries(view.rooms.map((room) => [room.position, { range: rangeTo(view, place, room.position), sides: [] }])) : {};
  }

  figure(view: View, figure: string): void {
    const { seat, evocation } = figureOf(view, figure);
    const place = evocation ? evocation.at : (view.players[seat]?.at ?? null);
    if (view.decision?.from) this.to = place;
    else this.at(view, place);
  }

  /** What the sides of a spell reach from where one's mage stands. */
  card(view: View, face: CardFace | undefined, sides: readonly Side[]): void {
    const from = view.seat === null ? null : (view.players[view.seat]?.at ?? null);
    const data = dataOf(face);
    const reached = sides.map((side) => ({ side, rooms: reachOf(view, from, data[side]) })).filter((each) => each.rooms.length);
    if (!from || !reached.length) return this.away();
    this.spell = face?.name ?? '';
    this.from = from;
    this.marks = Object.fromEntries(
      view.rooms.map(({ position }) => [position, { range: rangeTo(view, from, position), sides: reached.filter((each) => each.rooms.includes(position)).map((each) => each.side) }]),
    );
  }

  away(): void {
    this.spell = '';
    this.from = null;
    this.to = null;
    this.marks = {};
  }
}
