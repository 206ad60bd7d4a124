import type { PlacedOrderDto } from '@contracts/storefront';
import type { Language } from '@contracts/session';
import { trackingAddress } from '../addresses';
import { openCheckout } from '../api/order-api';

/**
 * The page that a customer sees next: where they pay, if they do so online, else where they follow the order. Where the
 * payment page cannot be had now, the page of the order offers it again.
 */
export async function pageAfterPlacing(
  slug: string,
  { token, state, payment }: PlacedOrderDto,
  language: Language,
): Promise<string> {
  const tracking = trackingAddress(slug, token);
  if (payment.method !== 'ONLINE' || state !== 'AWAITING_PAYMENT') return tracking;
  return openCheckout(token, language).then(
    ({ url }) => url,
    () => tracking,
  );
}
