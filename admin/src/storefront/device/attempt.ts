import type { PlaceOrderBody } from '@contracts/storefront';
import { DAY_MS } from '@domain/time/units';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { PATIENCE_MS } from '../api/request';

/** A try to order. While it is kept, its answer has not come: the order may be with the store or not. */
export interface Attempt {
  /** The idempotency key: the same order sent again has the same one, so that the store finds the first. */
  key: string;
  /** When it was made, in Unix milliseconds. */
  at: number;
  body: PlaceOrderBody;
  /** What was ordered, in a few words of the menu. */
  words: string;
  /** Whether who makes it wants nothing of theirs kept on the device. */
  passing: boolean;
  /** Since when some page waits for its answer, in Unix milliseconds; null once none does. */
  awaitedSince: number | null;
}

const storedAttempt = (slug: string) =>
  deviceValue<Attempt>(`comanda.store.attempt.${slug}`, 3, (value) => {
    const key = textIn(value, 'key', 200);
    const at = property(value, 'at');
    // The store reads it: what is none of its bodies it refuses.
    const body = property(value, 'body') as PlaceOrderBody | undefined;
    if (key === '' || typeof at !== 'number' || !body) return null;
    // After a day the store has forgotten the key, and nothing is to be learned by it.
    if (Date.now() - at > DAY_MS) return null;
    const since = property(value, 'awaitedSince');
    const awaitedSince = typeof since === 'number' ? since : null;
    const passing = property(value, 'passing') === true;
    return { key, at, body, words: textIn(value, 'words', 1000), passing, awaitedSince };
  });

/** Tries that the device refused to keep, by store: the page knows of them until it is left. */
const unstored = new Map<string, Attempt>();

/** The try of a store that was not answered, also after a reload, and in whichever tab it was made. */
export const unansweredAttempt = (slug: string): Attempt | null =>
  unstored.get(slug) ?? storedAttempt(slug).load();

export function keepAttempt(slug: string, attempt: Attempt): void {
  storedAttempt(slug).save(attempt);
  if (storedAttempt(slug).load()?.key !== attempt.key) unstored.set(slug, attempt);
}

/**
 * Whether some page, of this tab or another, may still wait for the answer of a try: to ask what came of it would take its
 * key out of use while the order is on its way.
 */
export const isAwaited = ({ awaitedSince }: Attempt): boolean =>
  awaitedSince !== null && Math.abs(Date.now() - awaitedSince) < PATIENCE_MS;

/** No answer came to a try: from now on it can be asked about. One that another tab has made since is kept as it is. */
export function giveUpOn(slug: string, { key }: Attempt): void {
  const kept = unansweredAttempt(slug);
  if (kept?.key === key) keepAttempt(slug, { ...kept, awaitedSince: null });
}

/** Forgets a try of which it is known what came; one that another tab has made since is kept. */
export function forgetAttempt(slug: string, { key }: Attempt): void {
  if (unstored.get(slug)?.key === key) unstored.delete(slug);
  if (storedAttempt(slug).load()?.key === key) storedAttempt(slug).forget();
}
