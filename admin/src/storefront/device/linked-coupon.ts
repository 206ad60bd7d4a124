import { deviceValue } from '@shared/state/device-value';

/** A code as the server stores it. */
const CODE = /^[A-Z0-9_-]{3,20}$/;

/** The coupon of the link by which the customer came to a store last, until an order uses it. */
export const linkedCoupon = (slug: string) =>
  deviceValue(`comanda.store.coupon.${slug}`, 1, (value) =>
    typeof value === 'string' && CODE.test(value) ? value : null,
  );

/** Remembers the coupon of `?c=CODE`; an address without one, or with what is no code, changes nothing. */
export function recordCoupon(slug: string, query: string): void {
  const code = new URLSearchParams(query).get('c')?.trim().toUpperCase() ?? '';
  if (CODE.test(code)) linkedCoupon(slug).save(code);
}
