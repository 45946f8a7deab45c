/** The picture of the game: five essences around a star, drawn by rule. */
const TAU = Math.PI * 2;
const round = (x: number) => Math.round(x * 100) / 100;
type Point = readonly [number, number];
const at = (r: number, turn: number): Point => [round(r * Math.sin(turn * TAU)), round(-r * Math.cos(turn * TAU))];
const polygon = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}z`;
const around = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const ray = (from: number, to: number, turn: number) => `M${at(from, turn).join(' ')}L${at(to, turn).join(' ')}`;

export const rays = around(60, (i) => ray(150, 420, i / 60)).join('');
export const ticks = around(100, (i) => ray(122, i % 5 ? 125 : 128, i / 100)).join('');
export const pentagon = polygon(around(5, (i) => at(104, i / 5)));
export const pentagram = polygon([0, 2, 4, 1, 3].map((i) => at(104, i / 5)));
export const star = polygon(around(16, (i) => at(i % 2 ? 11 : 27, i / 16)));
export const stones = ['elan', 'life', 'calm', 'death', 'gold'].map((essence, i) => ({
  essence,
  at: at(104, i / 5),
  petals: [-1, 0, 1].map((side) => {
    const turn = i / 5 + side * 0.036 + 0.1;
    const [x, y] = at(60, turn);
    return { transform: `translate(${x} ${y}) rotate(${round(turn * 360)})`, opacity: side ? 0.35 : 0.9 };
  }),
}));
