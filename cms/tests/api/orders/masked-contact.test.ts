import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../src/domain/access';
import { ORDER_STATES, type OrderState } from '../../../src/domain/orders/order';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { newCoupon } from '../support/coupon';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { CENTRO } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';
import { openEventStream } from '../support/stream';

/** What only those may see who deal with the customer. */
const CUSTOMER = { name: 'Ana Quaresma', phone: '+5511987654321', email: 'ana.quaresma@example.test' };
const ADDRESS = { ...CENTRO, street: 'Rua Zefirina', number: '4711', complement: 'Apto Xisto' };
const SECRETS = ['Quaresma', '987654321', 'ana.quaresma@', 'Zefirina', '4711', 'Xisto'];

let business: TestBusiness;
let product: { id: string; priceCents: number };
let order: object;

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  const sizes = await newVariationGroup(business, { variations: [{ name: 'Large', priceCents: 3000 }] });
  const extras = await newExtraGroup(business, {
    min: 0,
    max: 3,
    extras: [{ name: 'Cheese', priceCents: 250, maxQuantity: 3 }],
  });
  product = await newProduct(business, { variationGroupId: sizes.id, extraGroupIds: [extras.id] });
  await newCoupon(business, { code: 'TENTH' });
  order = {
    type: 'DELIVERY',
    address: ADDRESS,
    customer: CUSTOMER,
    coupon: 'TENTH',
    items: [
      {
        productId: product.id,
        variationId: sizes.variations[0]!.id,
        quantity: 2,
        extras: [{ extraId: extras.extras[0]!.id, quantity: 2 }],
      },
    ],
    expectedTotalCents: 6800,
  };
});

const newIn = (state: OrderState) => orderIn(business, product, state, 'DELIVERY', order);

/** Every amount of money in a value, with where it is. */
function amountsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const here = `${at}.${key}`;
    const isAmount = key.endsWith('Cents') && part !== null && part !== 0;
    return isAmount ? [here] : amountsIn(part, here);
  });
}

const phonesIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** Everything a person can see of an order, by board, list, details and the answers to what they do. */
async function sightOf(
  who: Client,
  state: OrderState,
): Promise<{ where: string; text: string; body: unknown }[]> {
  const card = await newIn(state);
  const stale = await performAction(who, { ...card, version: 1000 }, 'start');
  const moved = await performAction(who, card, card.state === 'ACCEPTED' ? 'start' : 'ready');
  const seen = [
    { where: 'board', ...(await who.get(`/api/orders/board?branch=${business.branch.id}`)) },
    { where: 'list', ...(await who.get('/api/orders?pageSize=100')) },
    { where: 'details', ...(await who.get(`/api/orders/${card.id}`)) },
    { where: 'a stale version', ...stale },
    { where: 'an action', ...moved },
  ];
  for (const answer of seen.slice(0, 3)) {
    expect(answer.status, answer.where).toBe(200);
    expect(answer.text, answer.where).toContain(card.id);
  }
  return seen;
}

describe.each(['kitchen', 'marketing'] as Role[])('what %s sees of an order', (role) => {
  it.each(ORDER_STATES)('in %s is what they need', async (state) => {
    const who = await business.person(role);
    const seen = await sightOf(who, state);
    for (const { where, text, body } of seen) {
      expect(phonesIn(text), `${where} for ${role}`).toEqual([]);
      if (role === 'kitchen') expect(amountsIn(body), where).toEqual([]);
      if (role === 'marketing' && where === 'list') expect(amountsIn(body).length).toBeGreaterThan(0);
    }
    tally(`sight of ${role} in ${state}`, seen.length);
  });

  it('on the live line is no more', async () => {
    const who = await business.person(role);
    const stream = await openEventStream('/api/events', { cookie: who.cookie });
    await stream.until(({ event }) => event === 'hello');
    const { id } = await newIn('READY');
    await performAction(business.owner, await cardOf(business, id), 'cancel');
    await stream.until(
      ({ data }) => data.id === id && (data.order as { state: string }).state === 'CANCELLED',
    );
    stream.close();
    const told = stream.received.filter(({ data }) => data.id === id);
    expect(told.map(({ event }) => event)).toEqual([
      'order.placed',
      ...Array.from({ length: 4 }, () => 'order.changed'),
    ]);
    for (const { data } of told) {
      expect(data.order).toMatchObject({ id, customerName: 'Ana', customerPhone: null });
      expect(phonesIn(JSON.stringify(data))).toEqual([]);
      if (role === 'kitchen') expect(amountsIn(data)).toEqual([]);
    }
  });
});

describe('what somebody with full sight sees', () => {
  it('is all of it: the customer, where to, and every amount', async () => {
    const who = await business.person('attendant');
    const card = await newIn('ACCEPTED');
    const details = await who.get(`/api/orders/${card.id}`);
    expect(phonesIn(details.text)).toEqual(SECRETS);
    expect(amountsIn(details.body).length).toBeGreaterThan(10);
    expect(phonesIn((await who.get('/api/orders')).text)).toEqual(['Quaresma', '987654321']);
  });
});

describe.each(['courier', 'seller'] as Role[])('what a %s sees', (role) => {
  it('is nothing that is not theirs, on any way', async () => {
    const who = await business.person(role);
    const { id } = await newIn('READY');
    const board = await who.get<{ orders: object[] }>(`/api/orders/board?branch=${business.branch.id}`);
    expect(board.body.data.orders).toEqual([]);
    const list = await who.get('/api/orders');
    expect(list.body).toMatchObject({ data: [], meta: { total: 0, next: null } });
    const home = await who.get<{ today: object; bestSellers: object[]; needs: object[] }>(
      `/api/home?branch=${business.branch.id}`,
    );
    expect(home.body.data).toMatchObject({
      today: { orders: 0, salesCents: 0, cancelled: 0 },
      bestSellers: [],
      needs: [],
    });
    const stream = await openEventStream('/api/events', { cookie: who.cookie });
    await stream.until(({ event }) => event === 'hello');
    await performAction(business.owner, await cardOf(business, id), 'dispatch');
    await business.owner.post(`/api/branches/${business.branch.id}/pause`, { reason: 'OTHER', minutes: 5 });
    await stream.until(({ event }) => event === 'store.changed');
    await business.owner.post(`/api/branches/${business.branch.id}/resume`, {});
    stream.close();
    expect(new Set(stream.received.map(({ event }) => event))).toEqual(new Set(['hello', 'store.changed']));
  });
});
