const MOST = 6;

/**
 * Ways to pick `total` things with at most so many of each kind: first the one that leaves what remains most even, then
 * those that use up one kind after the other. Whether the rules like them is for the server to say.
 */
export function proposals(most: readonly number[], total: number): number[][] {
  const even = most.map(() => 0);
  for (let i = 0; i < total; i++) {
    const left = most.map((count, kind) => count - (even[kind] ?? 0));
    const richest = left.indexOf(Math.max(...left));
    if ((left[richest] ?? 0) > 0) even[richest] = (even[richest] ?? 0) + 1;
  }
  const found = [even];
  for (let first = 0; first < most.length; first++) {
    const greedy = most.map(() => 0);
    let open = total;
    for (let step = 0; step < most.length; step++) {
      const kind = (first + step) % most.length;
      greedy[kind] = Math.min(open, most[kind] ?? 0);
      open -= greedy[kind];
    }
    if (!found.some((each) => each.every((count, kind) => count === greedy[kind]))) found.push(greedy);
  }
  return found.filter((each) => each.reduce((a, b) => a + b, 0) === total).slice(0, MOST);
}
