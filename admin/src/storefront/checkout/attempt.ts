import type { PlaceOrderBody } from '@contracts/storefront';
import { deviceValue, textIn } from '@shared/state/device-value';
import { randomKey } from '../device/random-key';

interface Attempt {
  key: string;
  body: string;
}

/** The try that may or may not have reached the store, kept until its answer has. */
export const attemptOf = (slug: string) =>
  deviceValue<Attempt>(`comanda.store.attempt.${slug}`, 1, (value) => {
    const attempt = { key: textIn(value, 'key', 100), body: textIn(value, 'body', 100_000) };
    return attempt.key === '' ? null : attempt;
  });

/**
 * The idempotency key of an order. The same order tried again, also after a reload, has the same key, so that the
 * store finds the first one instead of making a second.
 */
export function attemptKey(slug: string, body: PlaceOrderBody, newKey: () => string = randomKey): string {
  const kept = attemptOf(slug);
  const text = JSON.stringify(body);
  const earlier = kept.load();
  if (earlier?.body === text) return earlier.key;
  const key = newKey();
  kept.save({ key, body: text });
  return key;
}

/**
 * The cart that the last try named, null for none, undefined without a try. The next one names it too: the same order
 * is known by its whole body.
 */
export function cartOfAttempt(slug: string): string | null | undefined {
  const earlier = attemptOf(slug).load();
  if (!earlier) return undefined;
  try {
    return textIn(JSON.parse(earlier.body), 'cart', 64) || null;
  } catch {
    return undefined;
  }
}
