import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CartBody } from '@contracts/carts';
import type {
  AnswerSubstitutionBody,
  PlacedOrderDto,
  PlaceOrderBody,
  QuoteDto,
  StoreProfileDto,
  TrackedOrderDto,
} from '@contracts/storefront';
import { dataOf } from './answers';
import { SLUG } from './people';
import { unique, uniquePhone } from './unique';

/** What a customer wishes beside what they order. */
export type Wish = Partial<Omit<PlaceOrderBody, 'items' | 'expectedTotalCents'>>;
type Choice = Partial<Omit<PlaceOrderBody['items'][number], 'productId'>>;

/** A customer who orders without a browser, by the public ordering API. */
export class Customer {
  constructor(private readonly api: APIRequestContext) {}

  async store(): Promise<StoreProfileDto> {
    return dataOf(await this.api.get(`/api/store/${SLUG}`));
  }

  /** An order for one of a product, picked up and paid in cash unless something else is wished. */
  async orders(
    productId: string,
    wish: Wish = {},
    choice: Choice = {},
    key: string = randomUUID(),
    slug: string = SLUG,
  ): Promise<PlacedOrderDto> {
    const order: Omit<PlaceOrderBody, 'expectedTotalCents'> = {
      type: 'TAKEOUT',
      customer: { name: unique('Ana Lima'), phone: uniquePhone() },
      payment: { method: 'CASH' },
      ...wish,
      items: [{ productId, quantity: 1, extras: [], ...choice }],
    };
    const { type, items, address, payment, coupon, tipCents } = order;
    const quote = await dataOf<QuoteDto>(
      await this.api.post(`/api/store/${slug}/quote`, {
        data: { type, items, address, payment: payment.method, coupon, tipCents },
      }),
    );
    return dataOf(
      await this.api.post(`/api/store/${slug}/orders`, {
        headers: { 'Idempotency-Key': key },
        data: { ...order, expectedTotalCents: quote.totalCents },
      }),
    );
  }

  /** A cart with one of a product, of somebody who agreed to be reminded of it. */
  async leaves(productId: string, name: string): Promise<void> {
    const data: CartBody = {
      ...{ type: 'TAKEOUT', step: 'REVIEW' },
      items: [{ productId, quantity: 1, extras: [] }],
      contact: { consent: true, name, phone: uniquePhone() },
    };
    await dataOf<unknown>(await this.api.post(`/api/store/${SLUG}/carts`, { data }));
  }

  /** What something would cost to be delivered to a place, from any store. */
  async asksFor(slug: string, productId: string, address: object): Promise<QuoteDto> {
    const data = { type: 'DELIVERY', items: [{ productId, quantity: 1 }], address };
    return dataOf(await this.api.post(`/api/store/${slug}/quote`, { data }));
  }

  async tracks(token: string): Promise<TrackedOrderDto> {
    return dataOf(await this.api.get(`/api/store/orders/${token}`));
  }

  /** Says what becomes of what is sold out; said before, it stays said. */
  async answers(token: string, answer: AnswerSubstitutionBody['answer']): Promise<void> {
    const { substitution } = await this.tracks(token);
    if (!substitution) return;
    const data: AnswerSubstitutionBody = { id: substitution.id, answer };
    await dataOf(await this.api.post(`/api/store/orders/${token}/substitution`, { data }));
  }

  /** Says how an order was. */
  async rates(token: string, nps: number, comment: string): Promise<void> {
    const data = { nps, comment, ratings: { food: 2, delivery: 5 } };
    await dataOf<unknown>(await this.api.post(`/api/store/orders/${token}/feedback`, { data }));
  }

  async cancels(token: string): Promise<TrackedOrderDto> {
    return dataOf(await this.api.post(`/api/store/orders/${token}/cancel`, { data: {} }));
  }
}
