import type { PlacedOrderDto, PlaceOrderBody, QuoteBody } from '../../../src/contracts/storefront';
import { CENTRO, newPhone } from './ordering';

/** What a store has for orders that differ in what is written beside them. */
export interface Variety {
  productId: string;
  /** The code of a coupon for everybody. */
  coupon: string;
  /** Where it delivers to, for a fee. */
  district: string;
}

/** What somebody wants, and under which key; its total is what the store's quote says. */
export interface Wanted {
  key: string;
  wish: Omit<PlaceOrderBody, 'expectedTotalCents'>;
  /** What it comes to, once that was asked. */
  quotedCents?: number;
}

/** An order that was confirmed. */
export interface Taken {
  wanted: Wanted;
  placed: PlacedOrderDto;
}

/** So many orders of one to three pieces: with a coupon, brought for a fee, paid with two things, or all of that with a mail. */
export function wantedOrders(count: number, variety: Variety): Wanted[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `kept-order-${index}`,
    wish: wishOf(index, variety),
  }));
}

function wishOf(index: number, { productId, coupon, district }: Variety): Wanted['wish'] {
  const plain: Wanted['wish'] = {
    type: 'TAKEOUT',
    items: [{ productId, quantity: 1 + (index % 3), extras: [] }],
    customer: { name: 'Ana Lima', phone: newPhone() },
    payment: { method: 'CASH' },
  };
  const brought = { type: 'DELIVERY' as const, address: { ...CENTRO, district } };
  const payment: PlaceOrderBody['payment'] = {
    method: 'CASH',
    further: [{ method: 'CREDIT', amountCents: 701 }],
  };
  const customer = { ...plain.customer, email: `ana-${index}@example.test` };
  switch (index % 5) {
    case 0:
      return { ...plain, coupon };
    case 1:
      return { ...plain, ...brought };
    case 2:
      return { ...plain, payment };
    case 3:
      return { ...plain, ...brought, coupon, customer, payment };
    default:
      return plain;
  }
}

/** What the store is asked for what somebody wants to cost. */
export const quoteOf = ({ wish }: Wanted): QuoteBody => ({
  type: wish.type,
  items: wish.items,
  address: wish.address,
  coupon: wish.coupon,
  payment: wish.payment.method,
});
