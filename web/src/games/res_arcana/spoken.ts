import { ESSENCES, type InPlay } from './view';
import { w } from './words';

/** What a screen reader hears of a component in play: turned or not, and what lies on it. */
export function spokenState(each: InPlay): string {
  const lying = ESSENCES.filter((kind) => each.on[kind]).map((kind) => `${each.on[kind]} ${w(`essence_${kind}`)}`);
  return [each.turned ? w('turned') : '', lying.length ? w('lies_on', { what: lying.join(', ') }) : ''].filter(Boolean).join(', ');
}
