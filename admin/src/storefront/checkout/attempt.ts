import type { PlaceOrderBody } from '@contracts/storefront';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** A try to order. While it is kept, its answer has not come: the order may be with the store or not. */
export interface Attempt {
  /** The idempotency key: the same order sent again has the same one, so that the store finds the first. */
  key: string;
  body: PlaceOrderBody;
  /** What was ordered, in a few words of the menu. */
  words: string;
}

/** The try of a store that was not answered, also after a reload. */
export const attemptOf = (slug: string) =>
  deviceValue<Attempt>(`comanda.store.attempt.${slug}`, 2, (value) => {
    const key = textIn(value, 'key', 200);
    // The store reads it: what is none of its bodies it refuses.
    const body = property(value, 'body') as PlaceOrderBody | undefined;
    return key === '' || !body ? null : { key, body, words: textIn(value, 'words', 1000) };
  });
