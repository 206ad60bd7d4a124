import type { StoreNews } from '../../../contracts/storefront';
import { read } from '../../../database/transaction';
import { HOUR_MS } from '../../../domain/time';
import { logFailure } from '../../../errors/log-failure';
import { coalesce } from '../../../event-loop/coalesce';
import { subscribe } from '../../../realtime/feed';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { readMenu } from './read-menu';

/** Is told both marks, each time one of them is another. */
type Reader = (marks: StoreNews) => void;

interface Watch {
  readers: Set<Reader>;
  marks: StoreNews | null;
  /** Settled when the menu has been looked at for the first time and is being followed. */
  begun: Promise<void>;
  end: () => void;
}

/** A clock may strike a moment before its time; and no timer waits longer than some weeks. */
const AFTER_MS = 5;
const LONGEST_MS = HOUR_MS;
/** While a file comes in, a menu changes many times in a second: no page is to load each of them. */
const REST_MS = 400;

const watches = new Map<string, Watch>();

/**
 * Tells `reader` what a store and its menu are, now and whenever that becomes another: by a change of anything they are
 * made of, or by the time. However many look at a store, its menu is looked at once. Answers how to stop.
 */
export async function watchMenu(store: LoadedStore, reader: Reader): Promise<() => void> {
  const { id } = store.branch;
  const watch = watches.get(id) ?? beginWatch(store);
  watches.set(id, watch);
  const known = watch.marks;
  watch.readers.add(reader);
  // The first look tells everybody who waits for it.
  if (known !== null) reader(known);
  const stop = () => {
    watch.readers.delete(reader);
    if (watch.readers.size > 0) return;
    if (watches.get(id) === watch) watches.delete(id);
    watch.end();
  };
  try {
    await watch.begun;
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

function beginWatch({ businessId, branch }: LoadedStore): Watch {
  const readers = new Set<Reader>();
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow = (): void => undefined;

  const look = async (): Promise<void> => {
    const store = await read((sql) => storeOf(sql, branch.id));
    if (!store || ended) return;
    const now = new Date();
    const { etag, until } = readMenu(store, now);
    clearTimeout(timer);
    if (until !== Infinity) {
      timer = setTimeout(() => void lookSoon(), Math.min(until - now.getTime() + AFTER_MS, LONGEST_MS));
      timer.unref();
    }
    const { version } = store;
    if (etag === watch.marks?.etag && version === watch.marks.version) return;
    watch.marks = { etag, version };
    for (const tell of readers) tell(watch.marks);
  };
  const lookSoon = coalesce(async () => {
    if (ended) return;
    const known = watch.marks;
    await look().catch((error: unknown) => void logFailure('Looking at a menu failed', error));
    if (watch.marks !== known) await new Promise((rested) => setTimeout(rested, REST_MS));
  });
  const begin = async (): Promise<void> => {
    // Followed before it is looked at, so that a change in between is seen as well.
    const { stop } = await subscribe(businessId, (events) => {
      // What is of no branch may be of all of them.
      if (events.some(({ branchId }) => branchId === null || branchId === branch.id)) void lookSoon();
    });
    unfollow = stop;
    if (ended) return stop();
    await look();
  };
  const watch: Watch = {
    readers,
    marks: null,
    begun: Promise.resolve(),
    end: () => {
      ended = true;
      clearTimeout(timer);
      unfollow();
    },
  };
  watch.begun = begin();
  return watch;
}
