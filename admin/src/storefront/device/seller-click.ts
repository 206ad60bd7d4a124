import { sellerCode } from '@domain/sellers/code';
import { deviceValue, textIn } from '@shared/state/device-value';

/** By whose link the customer came to a store last. */
export const clickOf = (slug: string) =>
  deviceValue(`comanda.store.seller.${slug}`, 1, (value) => ({
    code: textIn(value, 'code', 16),
    at: textIn(value, 'at', 40),
  }));

/** Remembers the seller of `?s=CODE`; an address without one, or with what is no code, changes nothing. */
export function recordClick(slug: string, query: string, now: Date): void {
  const code = sellerCode(new URLSearchParams(query).get('s') ?? '');
  if (code !== null) clickOf(slug).save({ code, at: now.toISOString() });
}
