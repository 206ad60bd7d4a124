import { beforeAll, describe, expect, it } from 'vitest';
import type { CourierDto } from '../../../src/contracts/couriers';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import type { SellerDto } from '../../../src/contracts/sellers';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { carried, newCourier, newTrip, phoneOf, readyOrder } from '../support/couriers';
import { newSale, newSeller } from '../support/sellers';
import { performAction, cardOf } from '../support/states';
import { member } from '../support/team';

const CUSTOMER = { name: 'Ana Quaresma', phone: '+5511987654321', email: 'ana.quaresma@example.test' };
const ADDRESS = {
  street: 'Rua Zefirina',
  number: '4711',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
};
const FOR_ANA = { customer: CUSTOMER, address: { ...ADDRESS, postalCode: '01002-000' } };
const SECRETS = ['Quaresma', '987654321', 'ana.quaresma@', 'Zefirina', '4711'];
const DOOR = SECRETS.filter((secret) => !secret.includes('@'));
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

let business: TestBusiness;
let courier: { client: Client; row: CourierDto; order: OrderCardDto; trip: string };
let seller: { client: Client; row: SellerDto; order: string };
/** Of others of the same branch, and of nobody. */
let others: { courier: CourierDto; carried: string; sold: string; nobodys: string };

beforeAll(async () => {
  business = await newBusiness();
  const [carrier, agent] = [await member(business, 'courier'), await member(business, 'seller')];
  const row = await newCourier(business, { personId: carrier.id });
  const { order, trip } = await newTrip(business, row, FOR_ANA);
  courier = { client: carrier.client, row, order, trip: trip.id };
  const mine = await newSeller(business, { personId: agent.id });
  seller = {
    client: agent.client,
    row: mine,
    order: (await newSale(business, mine, { customer: CUSTOMER })).order.id,
  };
  const other = await newCourier(business, { available: false });
  others = {
    courier: other,
    carried: (await newTrip(business, other)).order.id,
    sold: (await newSale(business, await newSeller(business))).order.id,
    nobodys: (await readyOrder(business)).id,
  };
});

const list = async (who: Client, query = '') => {
  const answer = await who.get<OrderCardDto[]>(`/api/orders?pageSize=100${query}`);
  expect(answer.status, answer.text).toBe(200);
  const { data, meta } = answer.body;
  return { ids: data.map(({ id }) => id), meta: meta as OrderListMeta, text: answer.text };
};
const details = (who: Client, id: string) => who.get<OrderDto>(`/api/orders/${id}`);
const lines = async (who: Client) => (await who.get('/api/orders/export?format=csv')).text;

/** What an order that does not exist answers, and nothing of those that others have. */
async function expectOthersHidden(who: Client): Promise<void> {
  const nowhere = await details(who, 'nowhere');
  for (const id of [others.carried, others.sold, others.nobodys]) {
    const answer = await details(who, id);
    expect([answer.status, answer.body]).toEqual([404, nowhere.body]);
  }
}

describe('a courier who signs in', () => {
  it('finds in the list, its sums and its file the orders they carry, and no others', async () => {
    const { ids, meta } = await list(courier.client);
    expect(ids).toEqual([courier.order.id]);
    expect(meta).toMatchObject({ total: 1, moreThan: null, sumCents: courier.order.totalCents, next: null });
    const file = await lines(courier.client);
    expect(file).toContain(courier.order.number);
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect(secretsIn(file)).toEqual([]);
    await expectOthersHidden(courier.client);
  });

  it.each([
    ['state=READY', true],
    ['state=CANCELLED', false],
    ['type=DELIVERY', true],
    ['channel=PHONE', false],
    ['payment=CASH', true],
    ['refund=due', false],
    ['minCents=1&maxCents=1000000', true],
    ['minCents=1000000', false],
    ['from=2020-01-01&to=2120-01-01', true],
    ['to=2020-01-01', false],
  ])('filters them: %s', async (filter, found) => {
    const { ids, meta } = await list(courier.client, `&${filter}`);
    expect(ids).toEqual(found ? [courier.order.id] : []);
    expect(meta.total).toBe(ids.length);
  });

  it('finds them by branch, number and courier, and by another’s nothing', async () => {
    const found = async (query: string) => (await list(courier.client, query)).ids;
    const mine = [courier.order.id];
    expect(await found(`&branch=${business.branch.id}`)).toEqual(mine);
    expect(await found(`&q=${encodeURIComponent(courier.order.number)}`)).toEqual(mine);
    expect(await found(`&courier=${courier.row.id}`)).toEqual(mine);
    const foreign = await list(courier.client, `&courier=${others.courier.id}`);
    expect([foreign.ids, foreign.meta.total, foreign.meta.sumCents]).toEqual([[], 0, 0]);
    const { number } = await cardOf(business, others.carried);
    expect(await found(`&q=${encodeURIComponent(number)}`)).toEqual([]);
    expect(refusal(await courier.client.get('/api/orders?q=Ana'))).toEqual([400, 'UNKNOWN_FILTER']);
  });

  it('is told of the door while they have it, as on their own page, and masked before and after', async () => {
    const { client, order } = courier;
    const seen = async () => [
      secretsIn((await details(client, order.id)).text),
      secretsIn((await list(client)).text),
    ];
    const inList = ['Quaresma', '987654321'];
    expect(await seen()).toEqual([[], []]);
    const phone = await phoneOf(business, courier.row);
    await phone.press({ action: 'accept', trip: courier.trip });
    expect(await seen()).toEqual([DOOR, inList]);
    const { body } = await details(client, order.id);
    expect(body.data).toMatchObject({ customer: null, pickupCode: null, trackingUrl: null });
    await phone.press({ action: 'pick-up', trip: courier.trip });
    expect(await seen()).toEqual([DOOR, inList]);
    expect((await performAction(business.owner, await cardOf(business, order.id), 'deliver')).status).toBe(
      200,
    );
    expect(await seen()).toEqual([[], []]);
    expect((await details(client, order.id)).body.data).toMatchObject({
      customerName: 'Ana',
      customerPhone: null,
    });
    await setSettings(business, { privacy: { maskedPhone: 'LAST_DIGITS' } });
    expect((await details(client, order.id)).body.data.customerPhone).toBe('••••4321');
    await setSettings(business, { privacy: { maskedPhone: 'HIDDEN' } });
  });

  it('is offered no action on it, and has none', async () => {
    const { client } = courier;
    const me = await newCourier(business, { available: false });
    const { order } = await newTrip(business, me);
    const before = await details(client, order.id);
    expect(before.status).toBe(404);
    const mine = await newTrip(business, courier.row);
    const { body } = await details(client, mine.order.id);
    expect(body.data.actions).toEqual([]);
    for (const action of ['dispatch', 'deliver'])
      expect((await performAction(client, body.data, action)).status, action).toBe(404);
    expect((await client.get(`/api/orders/${mine.order.id}/black-box`)).status).toBe(404);
  });

  it('no longer sees what another was given, and both of what they carry at two places', async () => {
    const person = await member(business, 'courier');
    const [one, two] = [
      await newCourier(business, { personId: person.id }),
      await newCourier(business, { personId: person.id, available: false }),
    ];
    const sells = await newSeller(business, { personId: person.id });
    const first = await carried(business, one);
    const second = await newTrip(business, two);
    const sold = await newSale(business, sells);
    const all = [first.order.id, second.order.id, sold.order.id];
    const seen = await list(person.client);
    expect([...seen.ids].sort()).toEqual([...all].sort());
    expect(seen.meta.total).toBe(3);
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await person.client.get<OrderCardDto[]>(`/api/orders?pageSize=1${cursor}`);
      paged.push(...body.data.map(({ id }) => id));
      const { next } = body.meta as OrderListMeta;
      cursor = next === null ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    expect(paged).toEqual(seen.ids);
    expect((await list(person.client, '&state=DELIVERED')).ids).toEqual([first.order.id]);
    await business.owner.send('PATCH', `/api/couriers/${two.id}`, { version: two.version, personId: null });
    expect((await list(person.client)).ids).not.toContain(second.order.id);
    expect((await details(person.client, second.order.id)).status).toBe(404);
  });
});

describe('a seller who signs in', () => {
  it('sees the orders they sold, with what they come to and whom for masked, and no others', async () => {
    const { ids, meta, text } = await list(seller.client);
    expect(ids).toEqual([seller.order]);
    const { totalCents } = await cardOf(business, seller.order);
    expect(meta).toMatchObject({ total: 1, sumCents: totalCents });
    const whole = await details(seller.client, seller.order);
    expect(whole.body.data).toMatchObject({
      ...{ customerName: 'Ana', customerPhone: null, address: null, customer: null, totalCents },
      actions: [],
    });
    expect([secretsIn(text), secretsIn(whole.text), secretsIn(await lines(seller.client))]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await list(seller.client, `&courier=${others.courier.id}`)).ids).toEqual([]);
    await expectOthersHidden(seller.client);
  });

  it('sees none at a branch they do not reach', async () => {
    const elsewhere = await business.addBranch();
    const person = await member(business, 'seller', { branchIds: [elsewhere.id] });
    const row = await newSeller(business, { personId: person.id });
    const { order } = await newSale(business, row);
    expect((await list(person.client)).ids).toEqual([]);
    expect((await details(person.client, order.id)).status).toBe(404);
  });
});
