/** After so many items, or so long, whatever else waits gets its turn. */
const ITEMS = 50;
const SLICE_MS = 15;

/** Lets whatever else waits have its turn; a database in this process answers without one. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Computes items one by one and hands them on in slices, so that the event loop is held for no longer than a slice, or than
 * one item takes. After each slice but the last the event loop has a turn.
 */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T[], void, undefined> {
  let slice: T[] = [];
  let began = performance.now();
  for (const item of items) {
    slice.push(item);
    if (slice.length < ITEMS && performance.now() - began < SLICE_MS) continue;
    yield slice;
    slice = [];
    await nextTurn();
    began = performance.now();
  }
  if (slice.length > 0) yield slice;
}

/** The same as a whole, for what is needed at once. */
export async function collectInSlices<T>(items: Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const slice of inSlices(items)) collected.push(...slice);
  return collected;
}
