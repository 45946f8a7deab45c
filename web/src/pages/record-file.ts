export interface RecordFile {
  game: string;
  seats: number;
  moves: number;
  data: Record<string, unknown>;
}

/** No table of the server is larger; what a file says is not drawn before it was looked at. */
const MOST_SEATS = 8;

/** What a record file says of itself; null if it is none. Whether it can be played is for the server to say. */
export function readRecord(text: string): RecordFile | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { game, seats, actions } = data as Record<string, unknown>;
  if (typeof game !== 'string' || !Number.isInteger(seats) || !Array.isArray(actions)) return null;
  if ((seats as number) < 1 || (seats as number) > MOST_SEATS) return null;
  return { game, seats: seats as number, moves: actions.length, data: data as Record<string, unknown> };
}

/** The same game, as it was after so many moves. */
export function upTo({ data }: RecordFile, moves: number): Record<string, unknown> {
  const actions = Array.isArray(data.actions) ? data.actions.slice(0, moves) : [];
  const checkpoints = Object.entries(data.checkpoints ?? {}).filter(([number]) => Number(number) <= moves);
  return { ...data, actions, checkpoints: Object.fromEntries(checkpoints), result: null };
}
