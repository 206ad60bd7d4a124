/** So many pieces of long work are under way at a time, however many readers wait for theirs. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let underWay = 0;

/**
 * Does a piece of long work when its turn has come: first come, first served, few at a time, and each in a pass of the
 * event loop of its own, so that other requests are answered between any two pieces.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay < AT_ONCE) underWay += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await new Promise(setImmediate);
    return await work();
  } finally {
    // The place is handed on, or given up.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
