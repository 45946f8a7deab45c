/** Cards that an event has moved fly from where they lay to where they lie. */
const SPOTS = '[data-spot]';
const MOVE = 320;
const EASE = 'cubic-bezier(.45, .05, .2, 1)';
/** When more than so many cards move at once, nobody could follow them. */
const MOST = 8;
/** A step of a few pixels is no flight. */
const LEAST = 12;

/** Whether this person or their system has asked for stillness. */
export function mayFly(still: boolean): boolean {
  return !still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Places = ReadonlyMap<string, DOMRect>;

/** Where all cards lie now. */
export function places(root: ParentNode = document): Places {
  const found = new Map<string, DOMRect>();
  for (const spot of root.querySelectorAll<HTMLElement>(SPOTS)) {
    const box = spot.getBoundingClientRect();
    if (box.width && spot.dataset.spot) found.set(spot.dataset.spot, box);
  }
  return found;
}

/** Let the touched cards fly; to be called when they lie in their new places. */
export function fly(before: Places, touched: ReadonlySet<string>, root: ParentNode = document): Animation[] {
  const flights: Animation[] = [];
  for (const spot of root.querySelectorAll<HTMLElement>(SPOTS)) {
    const id = spot.dataset.spot ?? '';
    if (!touched.has(id) || !spot.animate || flights.length >= MOST) continue;
    const [from, to] = [before.get(id), spot.getBoundingClientRect()];
    if (!to.width) continue;
    const frames = from ? moved(from, to) : [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'none' }];
    if (frames) flights.push(spot.animate(frames, { duration: MOVE, easing: EASE }));
  }
  return flights;
}

function moved(from: DOMRect, to: DOMRect): Keyframe[] | null {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < LEAST) return null;
  const scale = from.width / to.width;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
    { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
  ];
}
