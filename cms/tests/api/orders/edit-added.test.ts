import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { OrderMenuDto, TakenOrderDto } from '../../../src/contracts/staff-orders';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { newExtraGroup, newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { performAction, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let soup: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  soup = await newProduct(business);
});

const KEPT = { place: 0, quantity: 1 };
const quoted = async ({ id }: { id: string }, wanted: object) =>
  (await business.owner.post<EditQuoteDto>(`/api/orders/${id}/edit-quote`, wanted)).body.data;

async function edited(order: OrderCardDto, wanted: object): Promise<OrderCardDto> {
  const { totalCents, refusals } = await quoted(order, wanted);
  expect(refusals).toEqual([]);
  const answer = await performAction(business.owner, order, 'edit', {
    ...wanted,
    expectedTotalCents: totalCents,
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data.totalCents).toBe(totalCents);
  return answer.body.data;
}

const detailsOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const menuOf = ({ id }: { id: string }, who: Client = business.owner) =>
  who.get<OrderMenuDto>(`/api/orders/${id}/menu`);

describe('what is added to an order', () => {
  it('is had as it is wanted: with a note, with two of an extra and with what an extra asks for', async () => {
    const sauces = await newExtraGroup(business, {
      ...{ min: 1, max: 1, extras: [{ name: 'Barbecue', priceCents: 100 }] },
    });
    const [sauce] = sauces.extras;
    const sides = await newExtraGroup(business, {
      ...{ min: 0, max: 4, display: 'QUANTITY' },
      extras: [
        { name: 'Cheese', priceCents: 300, maxQuantity: 3 },
        { name: 'Fries', priceCents: 900, extraGroupIds: [sauces.id] },
      ],
    });
    const [cheese, fries] = sides.extras;
    const burger = await newProduct(business, { priceCents: 3000, extraGroupIds: [sides.id] });
    const order = await orderIn(business, soup, 'ACCEPTED', 'TAKEOUT');
    const wanted = (frenchFries: object) => ({
      keep: [KEPT],
      add: [
        {
          ...{ productId: burger.id, quantity: 2, notes: 'No onion, I am allergic' },
          extras: [{ extraId: cheese!.id, quantity: 2 }, frenchFries],
        },
      ],
    });
    const lacking = await quoted(order, wanted({ extraId: fries!.id, quantity: 1 }));
    expect(lacking.refusals).toMatchObject([
      { code: 'GROUP_TOO_FEW', path: ['add', 0, 'extras', 1, 'extras'] },
    ]);

    const whole = { extraId: fries!.id, quantity: 1, extras: [{ extraId: sauce!.id, quantity: 1 }] };
    const card = await edited(order, wanted(whole));
    expect(card.totalCents).toBe(soup.priceCents + 2 * (3000 + 2 * 300 + 900 + 100));
    expect(card.modified?.changes).toMatchObject([
      { kind: 'ADDED', quantity: 2, notes: 'No onion, I am allergic', name: burger.name },
    ]);
    const [, added] = (await detailsOf(order)).items;
    expect(added).toMatchObject({
      notes: 'No onion, I am allergic',
      extras: [
        { name: 'Cheese', quantity: 2 },
        { name: 'Fries', extras: [{ name: 'Barbecue', quantity: 1 }] },
      ],
    });
  });

  it('can be held until it is fired, which the kitchen is told along with it', async () => {
    const order = await orderIn(business, soup, 'PREPARING', 'DINE_IN');
    const pudding = await newProduct(business);
    const wanted = {
      keep: [KEPT],
      add: [soup, pudding].map(({ id }) => ({ productId: id, quantity: 1, extras: [] })),
      hold: [1],
    };
    const card = await edited(order, wanted);
    expect(card.items.map(({ held }) => held === true)).toEqual([false, false, true]);
    expect(card.modified?.changes.map(({ kind, name }) => [kind, name])).toEqual([
      ['ADDED', card.items[0]?.name],
      ['ADDED', pudding.name],
      ['HELD', pudding.name],
    ]);
    const fired = await performAction(business.owner, card, 'fire');
    expect(fired.body.data.items.some(({ held }) => held)).toBe(false);
  });

  it('is of the menu and at the prices of the channel that the order came through', async () => {
    const phone = { name: 'Dora Reis', phone: newPhone() };
    const { body } = await business.owner.post<TakenOrderDto>(
      '/api/orders',
      {
        ...{ branch: business.branch.id, channel: 'PHONE', type: 'TAKEOUT', customer: phone, accept: true },
        ...{ items: [{ productId: soup.id, quantity: 1 }], payment: { method: 'CASH' } },
        expectedTotalCents: soup.priceCents,
      },
      { 'idempotency-key': randomUUID() },
    );
    const called = body.data.order;
    const scanned = await orderIn(business, soup, 'ACCEPTED', 'DINE_IN', { table: '7' });
    expect(scanned.channel).toBe('TABLE');
    const channels = [
      { channel: 'PHONE', visible: true, priceCents: 2600 },
      { channel: 'STORE', visible: true, priceCents: 2300 },
    ];
    const dear = await newProduct(business, { priceCents: 2000, sku: 'PZ-78', channels });
    const secret = await newProduct(business, {
      channels: [{ channel: 'STORE', visible: false, priceCents: null }],
    });
    for (const [order, priceCents, listed] of [
      [called, 2600, true],
      [scanned, 2300, false],
    ] as const) {
      const menu = (await menuOf(order)).body.data;
      expect(menu.products.find(({ id }) => id === dear.id)?.priceCents).toBe(priceCents);
      expect(menu.products.some(({ id }) => id === secret.id)).toBe(listed);
      expect(menu.skus[dear.id]).toBe('PZ-78');
      const wanted = { keep: [KEPT], add: [{ productId: dear.id, quantity: 1, extras: [] }] };
      expect((await quoted(order, wanted)).deltaCents).toBe(priceCents);
    }
  });
});

describe('the menu of an order', () => {
  it('is read by who may edit it, whether or not they may place one, and by nobody else', async () => {
    const order = await orderIn(business, soup, 'ACCEPTED', 'TAKEOUT');
    const editor = await business.person('attendant', { deny: ['order.create'] });
    const answer = await menuOf(order, editor);
    expect(answer.status).toBe(200);
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await editor.get(`/api/orders/${order.id}/menu`, known)).status).toBe(304);
    const typist = await business.person('attendant', { deny: ['order.edit'] });
    expect((await menuOf(order, typist)).status).toBe(403);
    const elsewhere = await business.person('attendant', { branchIds: ['elsewhere'] });
    expect((await menuOf(order, elsewhere)).status).toBe(404);
  });
});
