import { describe, expect, it } from 'vitest';
import type {
  CustomerDto,
  CustomerFiguresDto,
  DuplicateGroupDto,
  TimelineDto,
  TimelineEntry,
} from '../../../src/contracts/customers';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCustomer } from '../support/customers';
import { change } from '../support/database';
import { newProduct } from '../support/menu';
import { CENTRO, newOrder, newPhone } from '../support/ordering';
import { cardOf, performAction } from '../support/states';

async function found({ owner }: TestBusiness, phone: string): Promise<CustomerDto> {
  const [customer] = (await owner.get<CustomerDto[]>(`/api/customers?q=${encodeURIComponent(phone)}`)).body
    .data;
  if (!customer) throw new Error('Nobody has the phone');
  return customer;
}

async function wholeTimeline({ owner }: TestBusiness, id: string, limit: number): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const answer = await owner.get<TimelineDto>(`/api/customers/${id}/timeline?limit=${limit}${from}`);
    expect(answer.status, answer.text).toBe(200);
    entries.push(...answer.body.data.entries);
    cursor = answer.body.data.cursor;
  }
  return entries;
}

describe('the timeline of a customer', () => {
  it('tells everything that happened, newest first, the same page by page', async () => {
    const business = await newBusiness();
    const product = await newProduct(business);
    const phone = newPhone();
    const order = await newOrder(business, product, { customer: { name: 'Ana Lima', phone } });
    for (const action of ['accept', 'start', 'ready', 'deliver'])
      await performAction(business.owner, await cardOf(business, order.id), action);
    const said = { nps: 9, ratings: { food: 5, delivery: null, service: 5 }, comment: 'Good' };
    await anonymous.post(`/api/store/orders/${order.token}/feedback`, said);
    const { id, version } = await found(business, phone);
    await business.owner.send('PATCH', `/api/customers/${id}`, { version, notes: 'Rings twice' });
    const consent = { channel: 'EMAIL', purpose: 'MARKETING', given: true };
    await business.owner.post(`/api/customers/${id}/consents`, consent);
    const other = await newCustomer(business);
    await newOrder(business, product, { customer: { name: 'Bea', phone: other.phone } });
    await business.owner.post(`/api/customers/${id}/merge`, { version: version + 1, ids: [other.id] });

    const whole = await wholeTimeline(business, id, 100);
    expect(whole.map(({ kind }) => kind).sort()).toEqual(
      ['ORDER', 'ORDER', 'FEEDBACK', 'CONSENT', 'ACTIVITY', 'ACTIVITY', 'ACTIVITY', 'ACTIVITY'].sort(),
    );
    expect(whole.find(({ kind }) => kind === 'FEEDBACK')).toMatchObject({ nps: 9, comment: 'Good' });
    expect(whole).toContainEqual(
      expect.objectContaining({ kind: 'ACTIVITY', action: 'update', fields: ['notes'], by: 'Person owner' }),
    );
    const times = whole.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(await wholeTimeline(business, id, 1)).toEqual(whole);
    expect(await wholeTimeline(business, other.id, 3)).toEqual(whole);
    const wrong = await business.owner.get(`/api/customers/${id}/timeline?cursor=nonsense`);
    expect(refusal(wrong)).toEqual([400, 'INVALID_FORMAT']);
  });

  it('tells nothing of branches that somebody does not reach', async () => {
    const business = await newBusiness();
    const elsewhere = await business.addBranch();
    const phone = newPhone();
    await newOrder(business, await newProduct(business), { customer: { name: 'Ana Lima', phone } });
    const { id } = await found(business, phone);
    const manager = await business.person('manager', { branchIds: [elsewhere.id] });
    const { entries } = (await manager.get<TimelineDto>(`/api/customers/${id}/timeline`)).body.data;
    expect(entries).toEqual([]);
  });
});

describe('the figures of a customer', () => {
  it('are those of the orders that count', async () => {
    const business = await newBusiness();
    const product = await newProduct(business, { priceCents: 2000 });
    const phone = newPhone();
    const customer = { name: 'Ana Lima', phone };
    await newOrder(business, product, { customer, type: 'DELIVERY' });
    await newOrder(business, product, { customer, type: 'DELIVERY' });
    const lost = await newOrder(business, product, { customer });
    await business.owner.post(`/api/orders/${lost.id}/cancel`, { version: 1, code: 'RUSH_HOUR' });
    const { id } = await found(business, phone);
    const read = async (who: TestBusiness['owner']) =>
      (await who.get<CustomerFiguresDto>(`/api/customers/${id}/figures`)).body.data;
    const figures = await read(business.owner);
    expect(figures).toMatchObject({
      orderCount: 2,
      spentCents: 5000,
      averageTicketCents: 2500,
      usualIntervalDays: 0,
      usualAddress: { street: CENTRO.street },
      favouriteProducts: [{ productId: product.id, orders: 2, quantity: 2 }],
    });
    expect((await read(await business.person('marketing'))).usualAddress).toBeNull();
  });
});

describe('duplicates', () => {
  it('are suggested with their reason, and no more once they are merged', async () => {
    const business = await newBusiness();
    const mail = `${unique('same')}@example.test`;
    const [a, b] = [
      await newCustomer(business, { email: mail }),
      await newCustomer(business, { email: mail }),
    ];
    const place = { name: 'José Lima', addresses: [CENTRO] };
    const [c, d] = [
      await newCustomer(business, place),
      await newCustomer(business, { ...place, name: 'Jose  Lima' }),
    ];
    const [e, f] = [await newCustomer(business, { phone: '+5511987650001' }), await newCustomer(business)];
    // As an old list has it, which nobody can type any more.
    await change('UPDATE customers SET phone = ?, phone_key = ? WHERE document_id = ?', [
      '+551187650001',
      '+551187650001',
      f.id,
    ]);
    await newCustomer(business);
    const suggested = async () =>
      (await business.owner.get<DuplicateGroupDto[]>('/api/customers/duplicates')).body.data.map((group) => [
        group.reason,
        group.customers.map(({ id }) => id).sort(),
      ]);
    expect(await suggested()).toEqual([
      ['SAME_PHONE_WITHOUT_NINTH_DIGIT', [e.id, f.id].sort()],
      ['SAME_EMAIL', [a.id, b.id].sort()],
      ['SAME_NAME_AND_ADDRESS', [c.id, d.id].sort()],
    ]);
    await business.owner.post(`/api/customers/${a.id}/merge`, { version: 1, ids: [b.id] });
    expect((await suggested()).map(([reason]) => reason)).not.toContain('SAME_EMAIL');
  });
});
