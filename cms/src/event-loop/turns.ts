/** After so many items, or so long, whatever else waits gets its turn. */
const ITEMS = 50;
const SLICE_MS = 15;

/** Lets whatever else waits have its turn; a database in this process answers without one. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Collects what is computed item by item and takes long as a whole, without holding the event loop for longer than a
 * slice, or than one item takes.
 */
export async function collectInSlices<T>(items: Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  let began = performance.now();
  for (const item of items) {
    collected.push(item);
    if (collected.length % ITEMS !== 0 && performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return collected;
}
