/** The keys of these, wherever another alphabet has them. */
const PLACES: Readonly<Record<string, string>> = { Slash: '/', Comma: ',', Period: '.' };

/**
 * The key that was meant: shortcuts are Latin letters, and on a keyboard that writes another alphabet the key at the
 * same place counts.
 */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const { key, code } = event;
  if (key.length !== 1 || /[a-z/?]/i.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code.startsWith('Key') && /\p{L}/u.test(key)) return code.slice(3).toLowerCase();
  // The Slash key writes a full stop there; the key of the full stop itself writes a letter.
  if (code === 'Slash' && key === '.') return '/';
  return /\p{L}/u.test(key) ? (PLACES[code] ?? key) : key;
}
