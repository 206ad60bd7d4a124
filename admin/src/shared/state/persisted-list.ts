import type { DeviceValue } from './device-value';
import { createStore, type Store } from './store';

/** A list on this device that every page of it shares: each change is made to what is kept, whoever wrote it last. */
export interface PersistedList<T> {
  list: Store<readonly T[]>;
  change: (next: (now: readonly T[]) => readonly T[]) => void;
  /** Reads again what another page wrote. */
  read: () => void;
}

export function persistedList<T>(kept: DeviceValue<T[]>): PersistedList<T> {
  const list = createStore<readonly T[]>(kept.load() ?? []);
  return {
    list,
    change(next) {
      const after = [...next(kept.load() ?? list.get())];
      kept.save(after);
      list.set(after);
    },
    read: () => list.set(kept.load() ?? []),
  };
}

/** What became of something that was sent: settled, to be tried again by itself, or the line is not there. */
export type Sent = 'settled' | 'stuck' | 'no-line';

/**
 * Sends what is kept, in its order; what the server fails on waits, and what stands on it behind it, while the rest goes
 * on.
 *
 * @param standsOn whether `later` cannot be sent before `earlier`; also true of the same thing
 */
export async function sendAll<T>(
  { list }: Pick<PersistedList<T>, 'list'>,
  send: (kept: T) => Promise<Sent>,
  standsOn: (later: T, earlier: T) => boolean,
): Promise<void> {
  const stuck: T[] = [];
  const next = () => list.get().find((kept) => !stuck.some((earlier) => standsOn(kept, earlier)));
  for (let kept = next(); kept !== undefined; kept = next()) {
    const sent = await send(kept);
    if (sent === 'no-line') return;
    if (sent === 'stuck') stuck.push(kept);
  }
}

/** Of the pages of a device one does the work of a name at a time; a browser without locks has to do without that. */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
