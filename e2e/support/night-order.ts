import type { OrderState } from '@domain/orders/order';
import type { PlacedOrderDto } from '@contracts/storefront';
import type { Wish } from './customer';
import { NEAR_BY } from './people';
import { unique, uniquePhone } from './unique';

/** Of the demo: ten per cent off somebody's first order, where it comes to at least thirty. */
const WELCOME = 'BEMVINDO10';

/**
 * How somebody orders by their place in the night: the first has it delivered, two of ten pay before it is made, one
 * uses a coupon and gives a tip, one pays with two things, the others just in cash.
 */
export function wishOf(index: number): Wish {
  const customer = { name: unique('Ana Lima'), phone: uniquePhone() };
  if (index === 0) return { customer, type: 'DELIVERY', address: NEAR_BY };
  switch (index % 10) {
    case 3:
    case 8:
      return { customer, payment: { method: 'PIX' } };
    case 5:
      return { customer, coupon: WELCOME, tipCents: 251 };
    case 7:
      return { customer, payment: { method: 'CASH', further: [{ method: 'CREDIT', amountCents: 1999 }] } };
    default:
      return { customer };
  }
}

/** An order of the night, and what it has to come to by the night's own reckoning. */
export class NightOrder {
  readonly number: string;
  readonly token: string;
  ended: 'CANCELLED' | 'REJECTED' | null = null;
  /** Taken off by hand. */
  discountCents = 0;
  paidCents = 0;
  refundedCents = 0;
  /** What of that was not owed: the order owes that much less. */
  concededCents = 0;
  private readonly deliveryCents: number;

  constructor(
    private readonly wish: Wish,
    { number, token, totals }: PlacedOrderDto,
    /** Of the dish that it begins with. */
    public quantity: number,
    public itemsCents: number,
  ) {
    this.number = number;
    this.token = token;
    // What the way costs is the zone's to say.
    this.deliveryCents = wish.type === 'DELIVERY' ? totals.feesCents : 0;
  }

  /** Paid, or to be paid, before it is made. */
  get isPaidBefore(): boolean {
    return this.wish.payment?.method === 'PIX';
  }

  /** What the customer pays is what the menu says, and nothing taken off or on top. */
  get isPlain(): boolean {
    return !this.wish.coupon && this.discountCents === 0 && this.deliveryCents === 0;
  }

  get totalCents(): number {
    const couponCents = this.wish.coupon ? Math.round(this.itemsCents / 10) : 0;
    const feesCents = this.deliveryCents + (this.wish.tipCents ?? 0);
    return this.itemsCents + feesCents - couponCents - this.discountCents;
  }

  get dueCents(): number {
    return Math.max(0, -this.overpaidCents);
  }

  get refundDueCents(): number {
    return Math.max(0, this.overpaidCents);
  }

  /** What everything that shows an order has to say of its money. */
  told(state: OrderState) {
    const { totalCents, paidCents, dueCents, refundedCents, refundDueCents, ended } = this;
    return { totalCents, paidCents, dueCents, refundedCents, refundDueCents, state: ended ?? state };
  }

  /** The customer pays what is left to pay. */
  pays(): void {
    this.paidCents += this.dueCents;
  }

  givesBack(amountCents: number): void {
    this.concededCents += Math.max(0, amountCents - this.refundDueCents);
    this.refundedCents += amountCents;
  }

  private get overpaidCents(): number {
    const owedCents = this.ended ? 0 : this.totalCents - this.concededCents;
    return this.paidCents - this.refundedCents - owedCents;
  }
}
