import { nextTurn } from '../event-loop/turns';
import { inDocumentTransaction, type Tx } from './transaction';

/** So long a piece holds the database, and so whoever else wants to write. */
const PIECE_MS = 50;

/**
 * Does long work in transactions of their own, one after another, each over as many of the items as its time allows.
 * What else there is to do, an order above all, gets in between two of them. `work` goes through the piece it is given
 * to its end; like any transaction it may run more than once, with the same items. If it fails, the pieces before stay.
 */
export async function inBatches<T>(
  items: readonly T[],
  work: (tx: Tx, piece: Iterable<T>) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < items.length; ) {
    done = await inDocumentTransaction(async (tx) => {
      const piece = pieceOf(items, done);
      await work(tx, piece);
      return piece.end;
    });
    // SQLite answers at once: without a pause nobody else would even be heard.
    await nextTurn();
  }
}

function pieceOf<T>(items: readonly T[], from: number): Iterable<T> & { readonly end: number } {
  let end = from;
  return {
    get end() {
      return end;
    },
    *[Symbol.iterator]() {
      const until = performance.now() + PIECE_MS;
      do {
        const item = items[end];
        if (item === undefined) return;
        end += 1;
        yield item;
      } while (performance.now() < until);
    },
  };
}
