import { expect } from '@playwright/test';
import type { CourierDto } from '@contracts/couriers';
import type { ProductDto } from '@contracts/menu';
import type { OrderActionName } from '@contracts/orders';
import type { OrderState } from '@domain/orders/order';
import { randomUUID } from 'node:crypto';
import type { Customer } from './customer';
import { reais } from './money';
import { NightOrder, wishOf } from './night-order';
import type { Restaurant } from './restaurant';
import { storedOrders } from './stored-orders';

/** What customers of a night order at the same time. */
const AT_ONCE = 5;
const PATIENCE_MS = 20_000;

/** What a day came to: as its figures say, and as the list of its orders does, which has those that came to nothing too. */
interface Figures {
  orders: number;
  salesCents: number;
  listed: number;
  listedCents: number;
}

async function figuresOf(restaurant: Restaurant): Promise<Figures> {
  const { businessDay, today } = await restaurant.home();
  const { total, sumCents } = await restaurant.listed(businessDay);
  const { orders, salesCents } = today;
  return { orders, salesCents, listed: total ?? 0, listedCents: sumCents ?? 0 };
}

/** A rush: orders by the public API and what becomes of them, with a ledger of its own to compare everything with. */
export class Night {
  readonly orders: NightOrder[] = [];

  private constructor(
    private readonly restaurant: Restaurant,
    private readonly customer: Customer,
    private readonly dish: ProductDto,
    private readonly drink: ProductDto,
    private readonly before: Figures,
  ) {}

  static async begin(restaurant: Restaurant, customer: Customer): Promise<Night> {
    const dish = await restaurant.newProduct({ priceCents: 2790 });
    const drink = await restaurant.newProduct({ priceCents: 1333 });
    return new Night(restaurant, customer, dish, drink, await figuresOf(restaurant));
  }

  /** Orders that are placed until each is confirmed, the first of a night to be delivered. */
  async places(count: number): Promise<void> {
    const waiting = Array.from({ length: count }, (_, index) => index + this.orders.length);
    const one = async (index: number) => {
      // Who tries again says the same.
      const [key, wish, quantity] = [randomUUID(), wishOf(index), 1 + (index % 2)];
      const placed = await this.insists(() => this.customer.orders(this.dish.id, wish, { quantity }, key));
      const order = new NightOrder(wish, placed, quantity, this.dish.priceCents * quantity);
      expect(placed.totals.totalCents).toBe(order.totalCents);
      this.orders.push(order);
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

  /** Of which something is left to give back. */
  owed = () => this.orders.filter(({ refundDueCents }) => refundDueCents > 0);

  /** Of whom who has paid has something left to pay. */
  owing = () => this.orders.filter(({ paidCents, dueCents }) => paidCents > 0 && dueCents > 0);

  /** An amount as the dashboard writes it. */
  shown = reais;

  money = ({ totalCents }: NightOrder) => this.shown(totalCents);

  /** Whose money was to be there before anything is made, and is. */
  async confirmsPix(): Promise<void> {
    for (const order of await this.in('AWAITING_PAYMENT')) {
      await this.does('confirm-payment', order);
      order.pays();
    }
  }

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

  /**
   * Half of them drink something with it, the others eat one more. Of as many who have paid already, who had two eat one,
   * and the others drink something.
   */
  async edits(count: number): Promise<void> {
    const accepted = await this.in('ACCEPTED');
    for (const order of accepted.filter(({ isPaidBefore }) => isPaidBefore).slice(0, count)) {
      if (order.quantity === 2) await this.changes(order, 1);
      else await this.changes(order, 1, this.drink);
    }
    const others = accepted.filter(({ isPaidBefore }) => !isPaidBefore).slice(-count);
    for (const [index, order] of others.entries()) {
      if (index % 2 === 0) await this.changes(order, order.quantity, this.drink);
      else await this.changes(order, order.quantity + 1);
    }
  }

  /** One dish of two is sold out: half of the customers take a drink instead, the others go without. */
  async substitutes(count: number): Promise<void> {
    const pairs = (await this.in('ACCEPTED')).filter(({ quantity }) => quantity === 2);
    for (const [index, order] of pairs.slice(-count).entries()) {
      const answer = index % 2 === 0 ? 'SUBSTITUTE' : 'REMOVE';
      order.quantity = 1;
      order.itemsCents += this.drink.priceCents - this.dish.priceCents;
      await this.does('offer-substitute', order, {
        place: 0,
        quantity: 1,
        offer: { productId: this.drink.id, quantity: 1, extras: [] },
        expectedTotalCents: order.totalCents,
      });
      await this.insists(() => this.customer.answers(order.token, answer));
      if (answer === 'REMOVE') order.itemsCents -= this.drink.priceCents;
    }
  }

  /** Takes something off by hand. */
  async discounts(count: number): Promise<void> {
    const plain = (await this.in('ACCEPTED')).filter((order) => order.isPlain && !order.isPaidBefore);
    for (const order of plain.slice(0, count)) {
      order.discountCents = 301;
      await this.does('discount', order, { amountCents: order.discountCents, reason: 'It took long' });
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
    for (const order of await this.in('READY')) {
      await this.does('deliver', order);
      order.pays();
    }
  }

  /**
   * Of some, one dish of half of them and some cents of the others; and all that is owed of one that was served and of one
   * that came to nothing.
   */
  async givesBack(count: number): Promise<void> {
    const served = (await this.in('DELIVERED')).filter(({ refundDueCents }) => refundDueCents === 0);
    for (const [index, order] of served
      .filter(({ isPlain }) => isPlain)
      .slice(0, count)
      .entries()) {
      const dish = index % 2 === 0;
      const part = dish ? { part: 'ITEM', place: 0, quantity: 1 } : { part: 'AMOUNT', amountCents: 333 };
      await this.does('refund', order, { ...part, method: 'CASH', note: 'It was cold' });
      // What was sold stays sold; what was given back is told beside it.
      order.givesBack(dish ? this.dish.priceCents : 333);
    }
    for (const isServed of [true, false]) {
      const order = this.owed().find(({ ended }) => (ended === null) === isServed);
      if (!order) throw new Error('Nothing is owed');
      await this.does('refund', order, { part: 'DUE', method: 'PIX' });
      order.givesBack(order.refundDueCents);
    }
  }

  /**
   * The board, the order by itself, what its customer reads, the database, the figures of the day and the list of its
   * orders say the same, to the cent.
   *
   * @param state of those that have not come to nothing
   */
  async agrees(baseURL: string, state: OrderState): Promise<void> {
    const stored = await storedOrders(baseURL);
    const cards = new Map((await this.restaurant.board()).map((card) => [card.number, card]));
    for (const order of this.orders) {
      const { number, token } = order;
      const told = order.told(state);
      const card = cards.get(number);
      if (!card) throw new Error(`Order ${number} is not on the board`);
      expect(card, number).toMatchObject(told);
      expect(await this.restaurant.orderById(card.id), number).toMatchObject(told);
      expect(await this.customer.tracks(token), number).toMatchObject(told);
      expect(stored.get(token), number).toEqual(told);
    }
    const sold = this.open();
    const soldCents = sold.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const { before } = this;
    expect(await figuresOf(this.restaurant)).toEqual({
      orders: before.orders + sold.length,
      salesCents: before.salesCents + soldCents,
      listed: before.listed + this.orders.length,
      listedCents: before.listedCents + soldCents,
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

  /** Makes an order consist of so many of the dish, of what it has already beside that, and of something more. */
  private async changes(order: NightOrder, quantity: number, ...more: readonly ProductDto[]): Promise<void> {
    const added = more.reduce((sum, { priceCents }) => sum + priceCents, 0);
    order.itemsCents += (quantity - order.quantity) * this.dish.priceCents + added;
    order.quantity = quantity;
    await this.does('edit', order, {
      keep: [{ place: 0, quantity }],
      add: more.map(({ id }) => ({ productId: id, quantity: 1, extras: [] })),
      reason: 'They called',
      expectedTotalCents: order.totalCents,
    });
  }

  private async in(state: OrderState): Promise<NightOrder[]> {
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
