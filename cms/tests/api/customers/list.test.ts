import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerDto, SegmentCountDto } from '../../../src/contracts/customers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newCustomer } from '../support/customers';
import { change } from '../support/database';
import { ago, DAY_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';

let business: TestBusiness;
let ana: CustomerDto;
let bruno: CustomerDto;
let elsewhere: { id: string; slug: string };

/** Makes the figures of a customer what they would be after such orders. */
const ordered = (id: string, days: number, orderCount: number, spentCents: number) =>
  change('UPDATE customers SET last_order_at = ?, order_count = ?, spent_cents = ? WHERE document_id = ?', [
    ago(days * DAY_MS),
    orderCount,
    spentCents,
    id,
  ]);

const list = async (query = '', who: Client = business.owner) => {
  const answer = await who.get<CustomerDto[]>(`/api/customers${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const names = async (query: string, who?: Client) => (await list(query, who)).map(({ name }) => name);

beforeAll(async () => {
  business = await newBusiness();
  elsewhere = await business.addBranch();
  ana = await newCustomer(business, {
    name: 'Ana Conceição',
    phone: '(11) 98888-7777',
    email: 'Ana@Example.test',
    birthDate: '1990-02-28',
    tags: ['VIP', 'Office'],
    document: '529.982.247-25',
    notes: 'Gate code 12',
  });
  bruno = await newCustomer(business, { name: 'Bruno Dias', phone: newPhone(), birthDate: '1985-11-02' });
  await ordered(ana.id, 1, 9, 90_000);
  await ordered(bruno.id, 100, 5, 20_000);
});

describe('the list of customers', () => {
  it('is sorted by the last order, the name and the figures', async () => {
    expect(await names('')).toEqual(['Ana Conceição', 'Bruno Dias']);
    expect(await names('?sort=lastOrderAt:asc')).toEqual(['Bruno Dias', 'Ana Conceição']);
    expect(await names('?sort=name:desc')).toEqual(['Bruno Dias', 'Ana Conceição']);
    expect(await names('?sort=spentCents:asc')).toEqual(['Bruno Dias', 'Ana Conceição']);
    expect(await names('?sort=orderCount:desc&pagination[page]=2&pagination[pageSize]=1')).toEqual([
      'Bruno Dias',
    ]);
  });

  it.each([
    ['filters[segment][$eq]=CHAMPION', ['Ana Conceição']],
    ['filters[segment][$in]=AT_RISK,LOST', ['Bruno Dias']],
    ['filters[segment][$eq]=NEW', []],
    ['filters[tag][$eq]=VIP', ['Ana Conceição']],
    ['filters[birthMonth][$eq]=11', ['Bruno Dias']],
    ['filters[spentCents][$gte]=50000', ['Ana Conceição']],
    ['filters[orderCount][$lte]=5', ['Bruno Dias']],
    [`filters[lastOrderAt][$lt]=${ago(10 * DAY_MS).toISOString()}`, ['Bruno Dias']],
    ['filters[state][$eq]=BLOCKED', []],
    ['q=conceicao', ['Ana Conceição']],
    ['q=ana', ['Ana Conceição']],
    ['q=11 98888', ['Ana Conceição']],
    ['q=%2B55 (11) 98888-7777', ['Ana Conceição']],
    ['q=5511988887777', ['Ana Conceição']],
    ['q=ANA@exam', ['Ana Conceição']],
    ['q=bruno&filters[tag][$eq]=VIP', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(await names(`?${query}`)).toEqual(expected);
  });

  it('refuses values that no filter has', async () => {
    for (const filter of ['segment', 'birthMonth', 'consent', 'state'])
      expect(refusal(await business.owner.get(`/api/customers?filters[${filter}][$eq]=13`)), filter).toEqual([
        400,
        'INVALID_FORMAT',
      ]);
    expect(refusal(await business.owner.get('/api/customers?filters[phone][$eq]=1'))).toEqual([
      400,
      'UNKNOWN_FILTER',
    ]);
  });

  it('knows at which branch somebody ordered', async () => {
    const other = await newBusiness();
    const product = await newProduct(other);
    const second = await other.addBranch();
    const phone = newPhone();
    await newOrder(other, product, { customer: { name: 'Carla Nunes', phone } });
    const at = async (branchId: string) =>
      (await other.owner.get<CustomerDto[]>(`/api/customers?filters[branchId][$eq]=${branchId}`)).body.data;
    expect((await at(other.branch.id)).map(({ name, segment }) => [name, segment])).toEqual([
      ['Carla Nunes', 'NEW'],
    ]);
    expect(await at(second.id)).toEqual([]);
    expect(await at(elsewhere.id)).toEqual([]);
  });

  it('masks contacts, and finds them by the whole number and address alone', async () => {
    const marketing = await business.person('marketing');
    const [masked] = await list('?q=conceicao', marketing);
    expect(masked).toMatchObject({ phone: '••••7777', email: 'a•••@example.test', segment: 'CHAMPION' });
    expect([masked?.document, masked?.notes, masked?.addresses, masked?.birthDate]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(await names('?q=119888877', marketing)).toEqual([]);
    expect(await names('?q=11988887777', marketing)).toEqual(['Ana Conceição']);
    expect(await names('?q=ana@exam', marketing)).toEqual([]);
    expect(await names('?q=ana@example.test', marketing)).toEqual(['Ana Conceição']);
    const whole = await business.owner.get<CustomerDto>(`/api/customers/${ana.id}`);
    expect(whole.body.data).toMatchObject({ phone: '+5511988887777', document: '52998224725' });
  });

  it('shows couriers nobody', async () => {
    const courier = await business.person('courier');
    expect(await list('', courier)).toEqual([]);
    expect(refusal(await courier.get(`/api/customers/${ana.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('is counted by segment', async () => {
    const { data } = (await business.owner.get<SegmentCountDto[]>('/api/customers/segments')).body;
    expect(data.filter(({ count }) => count > 0)).toEqual([
      { segment: 'CHAMPION', count: 1, spentCents: 90_000 },
      { segment: 'AT_RISK', count: 1, spentCents: 20_000 },
    ]);
  });
});
