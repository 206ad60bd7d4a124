import { expect } from '@playwright/test';
import type { CourierDto } from '@contracts/couriers';
import type { ProductDto } from '@contracts/menu';
import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import type { PlacedOrderDto } from '@contracts/storefront';
import { randomUUID } from 'node:crypto';
import type { Customer } from './customer';
import { NEAR_BY } from './people';
import type { Restaurant } from './restaurant';
import { storedOrders } from './stored-orders';

/** What customers of a night order at the same time. */
const AT_ONCE = 5;
const PATIENCE_MS = 20_000;

/** An order of the night, and what it has to come to by the night's own reckoning. */
export interface NightOrder extends Pick<PlacedOrderDto, 'number' | 'token'> {
  totalCents: number;
  quantity: number;
  refundedCents: number;
  ended: 'CANCELLED' | 'REJECTED' | null;
}

const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' });

/** A rush: orders by the public API and what becomes of them, with a ledger of its own to compare everything with. */
export class Night {
  readonly orders: NightOrder[] = [];

  private constructor(
    private readonly restaurant: Restaurant,
    private readonly customer: Customer,
    private readonly dish: ProductDto,
    private readonly drink: ProductDto,
    private readonly before: { orders: number; salesCents: number },
  ) {}

  static async begin(restaurant: Restaurant, customer: Customer): Promise<Night> {
    const dish = await restaurant.newProduct({ priceCents: 2790 });
    const drink = await restaurant.newProduct({ priceCents: 1333 });
    return new Night(restaurant, customer, dish, drink, (await restaurant.home()).today);
  }

  /** Orders that are placed until each is confirmed, the first of a night to be delivered. */
  async places(count: number): Promise<void> {
    const waiting = Array.from({ length: count }, (_, index) => index + this.orders.length);
    const one = async (index: number) => {
      const key = randomUUID();
      const wish = index === 0 ? { type: 'DELIVERY' as const, address: NEAR_BY } : {};
      const quantity = 1 + (index % 2);
      const placed = await this.insists(() => this.customer.orders(this.dish.id, wish, { quantity }, key));
      const { number, token, totals } = placed;
      // The first one has its delivery on top.
      if (index > 0) expect(totals.totalCents).toBe(this.dish.priceCents * quantity);
      this.orders.push({
        number,
        token,
        totalCents: totals.totalCents,
        quantity,
        refundedCents: 0,
        ended: null,
      });
    };
    const customers = Array.from({ length: AT_ONCE }, async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) await one(index);
    });
    await Promise.all(customers);
  }

  /** What has not come to nothing. */
  open = () => this.orders.filter(({ ended }) => ended === null);

  stateOf = async ({ number }: NightOrder) => (await this.restaurant.order(number)).state;

  /** Of which something was given back. */
  refunded = () => this.orders.filter(({ refundedCents }) => refundedCents > 0);

  /** An amount as the dashboard writes it. */
  shown = (cents: number) => format.format(cents / 100);

  money = ({ totalCents }: NightOrder) => this.shown(totalCents);

  async customersCancel(count: number): Promise<void> {
    for (const order of (await this.in('PENDING')).slice(-count)) {
      await this.customer.cancels(order.token);
      order.ended = 'CANCELLED';
    }
  }

  async rejects(count: number): Promise<void> {
    for (const order of (await this.in('PENDING')).slice(-count)) {
      await this.does('reject', order, { code: 'RUSH_HOUR' });
      order.ended = 'REJECTED';
    }
  }

  async acceptsAll(): Promise<void> {
    for (const order of await this.in('PENDING')) await this.does('accept', order);
  }

  /** Half of them drink something with it, the others eat one more. */
  async edits(count: number): Promise<void> {
    for (const [index, order] of (await this.in('ACCEPTED')).slice(-count).entries()) {
      const drinks = index % 2 === 0;
      const quantity = drinks ? order.quantity : order.quantity + 1;
      order.totalCents += drinks ? this.drink.priceCents : this.dish.priceCents;
      order.quantity = quantity;
      await this.does('edit', order, {
        keep: [{ place: 0, quantity }],
        add: drinks ? [{ productId: this.drink.id, quantity: 1, extras: [] }] : [],
        reason: 'They called',
        expectedTotalCents: order.totalCents,
      });
    }
  }

  /** One dish of two is sold out: half of the customers take a drink instead, the others go without. */
  async substitutes(count: number): Promise<void> {
    const [dish, drink] = [this.dish.priceCents, this.drink.priceCents];
    const pairs = (await this.in('ACCEPTED')).filter(({ quantity }) => quantity === 2);
    for (const [index, order] of pairs.slice(-count).entries()) {
      const answer = index % 2 === 0 ? 'SUBSTITUTE' : 'REMOVE';
      await this.does('offer-substitute', order, {
        place: 0,
        quantity: 1,
        offer: { productId: this.drink.id, quantity: 1, extras: [] },
        expectedTotalCents: order.totalCents - dish + drink,
      });
      await this.insists(() => this.customer.answers(order.token, answer));
      order.totalCents += answer === 'SUBSTITUTE' ? drink - dish : -dish;
      order.quantity = 1;
    }
  }

  async cooks(orders: readonly NightOrder[]): Promise<void> {
    for (const order of orders) await this.does('ready', order);
  }

  /** Gives the order that is delivered to a courier. */
  async gives(courier: CourierDto): Promise<NightOrder> {
    for (const order of this.orders) {
      const card = await this.restaurant.order(order.number);
      if (card.type !== 'DELIVERY') continue;
      await this.restaurant.assigns(courier, card);
      return order;
    }
    throw new Error('Nothing is delivered');
  }

  async cancelsLate(count: number): Promise<void> {
    for (const order of (await this.in('READY')).slice(-count)) {
      await this.does('cancel', order, { code: 'NO_SHOW' });
      order.ended = 'CANCELLED';
    }
  }

  async handsOver(): Promise<void> {
    for (const order of await this.in('READY')) await this.does('deliver', order);
  }

  /** One dish of half of them, and some cents of the others. */
  async givesBack(count: number): Promise<void> {
    for (const [index, order] of (await this.in('DELIVERED')).slice(0, count).entries()) {
      const dish = index % 2 === 0;
      const part = dish ? { part: 'ITEM', place: 0, quantity: 1 } : { part: 'AMOUNT', amountCents: 333 };
      await this.does('refund', order, { ...part, method: 'CASH', note: 'It was cold' });
      // What was sold stays sold; what was given back is told beside it.
      order.refundedCents = dish ? this.dish.priceCents : 333;
    }
  }

  /** The board, the order by itself, what its customer reads, the database and the figures of the day say the same, to the cent. */
  async agrees(baseURL: string): Promise<void> {
    const stored = await storedOrders(baseURL);
    for (const { number, token, totalCents, refundedCents, ended } of this.orders) {
      const state = ended ?? 'DELIVERED';
      const card = await this.restaurant.order(number);
      const told = { totalCents, refundedCents, state };
      expect(card, number).toMatchObject(told);
      expect(await this.restaurant.orderById(card.id), number).toMatchObject(told);
      expect(await this.customer.tracks(token), number).toMatchObject({ totalCents, state });
      expect(stored.get(token), number).toEqual(told);
    }
    const sold = this.open();
    const { orders, salesCents } = (await this.restaurant.home()).today;
    expect({ orders: orders - this.before.orders, salesCents: salesCents - this.before.salesCents }).toEqual({
      orders: sold.length,
      salesCents: sold.reduce((sum, { totalCents }) => sum + totalCents, 0),
    });
  }

  /** What the courier has in the pocket for one order, and earned with it, is what the order came to. */
  async settlesWith(courier: CourierDto, { totalCents }: NightOrder): Promise<void> {
    const { deliveries, cashDueCents, earnedCents, balanceCents } = await this.restaurant.shiftOf(courier);
    expect({ deliveries, cashDueCents, earnedCents, balanceCents }).toEqual({
      deliveries: 1,
      cashDueCents: totalCents,
      earnedCents: courier.payBaseCents,
      balanceCents: courier.payBaseCents - totalCents,
    });
  }

  private async in(state: OrderCardDto['state']): Promise<NightOrder[]> {
    const board = new Map((await this.restaurant.board()).map((card) => [card.number, card.state]));
    return this.orders.filter(({ number }) => board.get(number) === state);
  }

  /** Until it is done: an earlier try may have arrived, though the server was killed before it could say so. */
  private does(action: OrderActionName, { number }: NightOrder, more?: object): Promise<void> {
    let tried = false;
    return this.insists(async () => {
      const card = await this.restaurant.order(number);
      const possible = card.actions.includes(action);
      if (!possible && tried) return;
      if (!possible) throw new Error(`${number} is ${card.state}: only ${card.actions.join()}`);
      tried = true;
      await this.restaurant.does(action, card, more);
    });
  }

  private async insists<T>(ask: () => Promise<T>): Promise<T> {
    const answers: T[] = [];
    await expect(async () => answers.push(await ask())).toPass({ timeout: PATIENCE_MS });
    return answers[0] as T;
  }
}
