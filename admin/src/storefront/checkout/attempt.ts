import type { PlaceOrderBody } from '@contracts/storefront';
import { deviceValue, textIn } from '../device/device-value';

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

/** `randomUUID` is missing on pages without TLS, which a shop's own network may well serve. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
