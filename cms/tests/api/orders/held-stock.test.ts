import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExtraGroupDto } from '../../../src/contracts/menu';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { StoreMenuDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { newProduct, newStock, newStockedExtra, stockLeft } from '../support/menu';
import { cardOf, EVERY_STATE, orderIn, performAction } from '../support/states';

interface Dish {
  id: string;
  priceCents: number;
}

let business: TestBusiness;
let soup: Dish;
let cake: Dish;
let topping: ExtraGroupDto;
let crepe: Dish;

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
});

beforeEach(async () => {
  soup = await newStock(business, 10, { station: 'Cold' });
  cake = await newStock(business, 10, { station: 'Sweets' });
  topping = await newStockedExtra(business, 10);
  crepe = await newProduct(business, { station: 'Sweets', extraGroupIds: [topping.id] });
});

/** A table whose soup is made while its cakes and its crêpe with something on it wait to be fired. */
async function dinner() {
  const extras = [{ extraId: topping.extras[0]?.id, quantity: 1 }];
  const placed = await orderIn(business, soup, 'PREPARING', 'DINE_IN', {
    items: [
      { productId: soup.id, quantity: 1 },
      { productId: cake.id, quantity: 2 },
      { productId: crepe.id, quantity: 1, extras },
    ],
    expectedTotalCents: soup.priceCents + 2 * cake.priceCents + crepe.priceCents + 300,
  });
  expect(await shelf()).toEqual({ soup: 9, cake: 8, topping: 9 });
  return { ...placed, ...(await acted(placed, 'hold', { places: [1, 2] })) };
}

async function acted(order: OrderCardDto, action: string, more: object = {}) {
  const answer = await performAction(business.owner, order, action, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

async function edited(order: OrderCardDto, wanted: object) {
  const quote = await business.owner.post<EditQuoteDto>(`/api/orders/${order.id}/edit-quote`, wanted);
  const expectedTotalCents = quote.body.data.totalCents;
  return acted(order, 'edit', { keep: [], ...wanted, expectedTotalCents });
}

async function shelf() {
  const group = await business.owner.get<ExtraGroupDto>(`/api/extra-groups/${topping.id}`);
  return {
    soup: await stockLeft(business, soup.id),
    cake: await stockLeft(business, cake.id),
    topping: group.body.data.extras[0]?.stockQuantity,
  };
}

/** How many pieces of an order were thrown away. */
async function wasted({ id }: { id: string }) {
  const [found] = await rows<{ n: number | null }>(
    `SELECT -SUM(quantity) AS n FROM stock_moves WHERE order_id = ? AND kind = 'WASTE'`,
    [id],
  );
  return found?.n ?? 0;
}

const KEPT = {
  soup: { place: 0, quantity: 1 },
  cakes: { place: 1, quantity: 2 },
  crepe: { place: 2, quantity: 1 },
};

describe('what is held of an order that is being made', () => {
  it('goes back on the shelf when it is taken out, with the extras on it; what is made does not', async () => {
    const order = await edited(await dinner(), { keep: [KEPT.soup, { place: 1, quantity: 1 }] });
    expect(await shelf()).toEqual({ soup: 9, cake: 9, topping: 10 });
    await edited(order, { keep: [{ place: 1, quantity: 1 }] });
    expect(await shelf()).toEqual({ soup: 9, cake: 9, topping: 10 });
  });

  it('is wasted when it is taken out after it was fired', async () => {
    const order = await acted(await dinner(), 'fire', { places: [1] });
    await edited(order, { keep: [KEPT.soup] });
    expect(await shelf()).toEqual({ soup: 9, cake: 8, topping: 10 });
  });

  it('goes back when the order is called off, and what is made is thrown away', async () => {
    const order = await dinner();
    await acted(order, 'cancel');
    expect(await shelf()).toEqual({ soup: 9, cake: 10, topping: 10 });
    expect(await wasted(order)).toBe(1);
  });

  it('is taken again when the order comes back, beside what was made of it', async () => {
    const first = await dinner();
    // One of three cakes is made by now.
    const order = await edited(first, {
      keep: [KEPT.soup, KEPT.cakes, KEPT.crepe],
      add: [{ productId: cake.id, quantity: 1, extras: [] }],
    });
    expect(await shelf()).toEqual({ soup: 9, cake: 7, topping: 9 });
    await acted(order, 'cancel');
    expect(await shelf()).toEqual({ soup: 9, cake: 9, topping: 10 });
    await acted(await cardOf(business, order.id), 'restore');
    expect(await shelf()).toEqual({ soup: 9, cake: 7, topping: 9 });
    expect(await wasted(order)).toBe(0);
  });

  it('is nothing that a station is done with: that is thrown away when the order is called off', async () => {
    const placed = await orderIn(business, soup, 'PREPARING', 'DINE_IN', {
      items: [soup, cake].map(({ id }) => ({ productId: id, quantity: 1 })),
      expectedTotalCents: soup.priceCents + cake.priceCents,
    });
    const order = await acted(placed, 'ready', { station: 'Sweets' });
    const late = await performAction(business.owner, order, 'hold', { places: [0, 1] });
    expect(refusal(late)).toEqual([422, 'ALREADY_MADE']);
    expect(late.body.error.details.path).toEqual(['places', 1]);
    const held = await acted(order, 'hold', { places: [0] });
    await acted(held, 'cancel');
    expect(await shelf()).toMatchObject({ soup: 10, cake: 9 });
    expect(await wasted(order)).toBe(1);
  });

  it('is nothing of which a station had made some before it was given more, until the order is made again', async () => {
    const placed = await orderIn(business, soup, 'PREPARING', 'DINE_IN', {
      items: [soup, cake].map(({ id }) => ({ productId: id, quantity: 1 })),
      expectedTotalCents: soup.priceCents + cake.priceCents,
    });
    const ready = await acted(placed, 'ready', { station: 'Sweets' });
    const cakes = { place: 1, quantity: 2 };
    const order = await edited(ready, {
      keep: [KEPT.soup, cakes],
      add: [{ productId: crepe.id, quantity: 1, extras: [] }],
    });
    expect(order.readyStations).toEqual([]);
    expect(order.items.map(({ made }) => made === true)).toEqual([false, true, false]);
    const late = await performAction(business.owner, order, 'hold', { places: [0, 1] });
    expect(refusal(late)).toEqual([422, 'ALREADY_MADE']);
    expect(late.body.error.details.path).toEqual(['places', 1]);

    // What is not made yet can be, and the cakes are wasted with the order.
    const held = await acted(order, 'hold', { places: [0, 2] });
    await acted(held, 'cancel');
    expect(await shelf()).toMatchObject({ soup: 10, cake: 8 });
    expect(await wasted(order)).toBe(2);
    const restored = await acted(await cardOf(business, order.id), 'restore');
    await acted(restored, 'hold', { places: [1] });
  });

  it('goes back when the customer takes something else for it', async () => {
    const pie = await newStock(business, 5, { station: 'Sweets', priceCents: cake.priceCents });
    const order = await dinner();
    await acted(order, 'offer-substitute', {
      place: 1,
      offer: { productId: pie.id, quantity: 2, extras: [] },
      expectedTotalCents: order.totalCents,
    });
    const question = `/api/store/orders/${order.token}`;
    const { substitution } = (await anonymous.get<TrackedOrderDto>(question)).body.data;
    const body = { id: substitution?.id, answer: 'SUBSTITUTE' };
    const answer = await anonymous.post<TrackedOrderDto>(`${question}/substitution`, body);
    expect(answer.status, answer.text).toBe(200);
    expect(await shelf()).toEqual({ soup: 9, cake: 10, topping: 9 });
    expect(await stockLeft(business, pie.id)).toBe(3);
    // What takes its place waits as it did.
    await acted(await cardOf(business, order.id), 'cancel');
    expect(await stockLeft(business, pie.id)).toBe(5);
  });

  it('makes what was sold out to be had again', async () => {
    const last = await newStock(business, 1, { station: 'Sweets' });
    const isSoldOut = async () => {
      const menu = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
      return menu.body.data.products.find(({ id }) => id === last.id)?.soldOut;
    };
    const placed = await orderIn(business, soup, 'PREPARING', 'DINE_IN', {
      items: [soup, last].map(({ id }) => ({ productId: id, quantity: 1 })),
      expectedTotalCents: soup.priceCents + last.priceCents,
    });
    const order = await acted(placed, 'hold', { places: [1] });
    expect(await isSoldOut()).toBe(true);
    await acted(order, 'cancel');
    expect(await isSoldOut()).toBe(false);
  });
});
