import { settings } from './settings.svelte';

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is. */
type Tone = readonly [pitch: number, at: number, length: number, loud: number];

/** Sounds are made here; there are no files. Struck, not blown: they begin at once and fade. */
const SOUNDS = {
  turn: [
    [587, 0, 0.35, 0.5],
    [880, 0.11, 0.5, 0.4],
  ],
  card: [[220, 0, 0.09, 0.35]],
  round: [
    [392, 0, 0.5, 0.35],
    [523, 0.14, 0.6, 0.35],
  ],
  won: [
    [523, 0, 0.5, 0.4],
    [659, 0.13, 0.5, 0.4],
    [784, 0.26, 0.6, 0.4],
    [1047, 0.39, 0.9, 0.4],
  ],
  over: [
    [440, 0, 0.6, 0.4],
    [349, 0.18, 0.9, 0.4],
  ],
  wrong: [[147, 0, 0.22, 0.5]],
} satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.16;
let audio: AudioContext | null = null;

/** What is heard at the end of a game: only a whole win is one, no part of it and no tie with the game. */
export const endingOf = (share: number | undefined): Sound => (share === 1 ? 'won' : 'over');

/** Let a sound be heard, if this person wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers let a page be heard only after somebody has touched it.
  if (audio.state === 'suspended') void audio.resume();
  for (const [pitch, at, length, loud] of SOUNDS[sound]) strike(audio, audio.currentTime + at, pitch, length, loud);
}

function strike(context: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const [tone, level] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud * VOLUME, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
