import { settings } from './settings.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** So many seconds, in the largest unit that fits: "2 minutes". */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  return new Intl.NumberFormat(settings.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
}

/** Time that is left, as a clock shows it: "1:05", "2:00:00". */
export function countdown(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
