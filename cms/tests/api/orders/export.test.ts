import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import { readSheet } from 'read-excel-file/node';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { serverUrl } from '../support/server';

/** More than are read at a time. */
const ORDERS = 255;

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { priceCents: 1250 });
  for (let made = 0; made < ORDERS; made += 15)
    await Promise.all(Array.from({ length: 15 }, () => newOrder(business, product)));
  await newOrder(business, product, {
    notes: '=HYPERLINK("http://x")\nsecond; line',
    customer: { name: '@SUM Pereira', phone: '+5511977776666' },
  });
}, 120_000);

async function listed(who: Client, query = ''): Promise<OrderCardDto[]> {
  const all: OrderCardDto[] = [];
  let cursor = '';
  do {
    const { body } = await who.get<OrderCardDto[]>(`/api/orders?pageSize=100${query}${cursor}`);
    all.push(...body.data);
    const { next } = body.meta as OrderListMeta;
    cursor = next === null ? '' : `&cursor=${next}`;
  } while (cursor !== '');
  return all;
}

const csv = (who: Client, query = '') =>
  who.get(`/api/orders/export?format=csv${query}`, { 'accept-language': 'en' });
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

async function xlsx(who: Client, query = '') {
  const url = `${await serverUrl()}/api/orders/export?format=xlsx${query}`;
  const response = await fetch(url, { headers: { cookie: who.cookie ?? '', 'accept-language': 'pt-BR' } });
  return { response, rows: await readSheet(Buffer.from(await response.arrayBuffer())) };
}

describe('orders as a file', () => {
  it('are those of the list, in its order, however many pages they are', async () => {
    const [file, list] = [await csv(business.owner), await listed(business.owner)];
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('orders.csv');
    expect(file.headers.get('x-total-rows')).toBe(String(ORDERS + 1));
    const [, ...lines] = linesOf(file.text);
    expect(lines.map((line) => line.split(',')[0])).toEqual(list.map(({ number }) => number));
    expect(new Set(lines).size).toBe(ORDERS + 1);
  });

  it('obey the filters', async () => {
    const [first] = await listed(business.owner);
    await business.owner.post(`/api/orders/${first?.id}/accept`, { version: first?.version });
    expect(linesOf((await csv(business.owner, '&state=ACCEPTED')).text)).toHaveLength(2);
    expect(refusal(await csv(business.owner, '&state=NOTHING'))).toEqual([400, 'NOT_ONE_OF']);
    expect(refusal(await csv(business.owner, '&pageSize=5'))).toEqual([400, 'UNKNOWN_FIELD']);
  });

  it('run nothing, and are one row each whatever stands in them', async () => {
    const { text } = await csv(business.owner, '&q=%40SUM');
    const [, line = '', ...rest] = linesOf(text);
    expect(rest).toEqual([]);
    expect(line).toContain(`"'=HYPERLINK(""http://x"")\nsecond; line"`);
    expect(line).toContain(`'@SUM Pereira`);
    expect(line).toContain(`,"12,50",BRL,`);
  });

  it('are numbers and times in a spreadsheet, in the words of the reader', async () => {
    const { response, rows } = await xlsx(business.owner, '&q=%40SUM');
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    const [headings = [], row = [], ...rest] = rows;
    expect(rest).toEqual([]);
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect(cell('Total')).toBe(12.5);
    expect(cell('Cliente')).toBe('@SUM Pereira');
    expect(cell('Canal')).toBe('Loja on-line');
    expect(row.filter((value) => (value as unknown) instanceof Date).length).toBeGreaterThan(0);
    expect((await xlsx(business.owner)).rows).toHaveLength(ORDERS + 2);
  });

  it('tell each reader what the list tells them', async () => {
    const marketing = await business.person('marketing');
    const { text } = await csv(marketing);
    expect(text).toContain('@SUM');
    expect(text).not.toContain('Pereira');
    expect(text).not.toContain('977776666');
    // Who sees customers on the screen does not take them along for that.
    for (const role of ['attendant', 'manager'] as const) {
      const who = await business.person(role);
      expect((await listed(who, '&q=%40SUM'))[0]).toMatchObject({ customerPhone: '+5511977776666' });
      for (const file of [(await csv(who)).text, JSON.stringify((await xlsx(who)).rows)]) {
        expect(file, role).toContain('@SUM');
        expect(file, role).not.toContain('Pereira');
        expect(file, role).not.toContain('977776666');
      }
    }
    const owner = (await csv(business.owner)).text;
    expect(owner).toContain('@SUM Pereira');
    expect(owner).toContain('977776666');
    const trusted = await business.person('attendant', { allow: ['customer.export'] });
    expect((await csv(trusted)).text).toContain('@SUM Pereira');
    const kitchen = await business.person('kitchen');
    expect((await csv(kitchen)).text).not.toContain('12.50');
    expect(refusal(await csv(kitchen, '&minCents=100'))).toEqual([400, 'UNKNOWN_FILTER']);
    const seller = await business.person('seller');
    expect(linesOf((await csv(seller)).text)).toHaveLength(1);
    const other = await newBusiness();
    expect(linesOf((await csv(other.owner)).text)).toHaveLength(1);
    expect(linesOf((await csv(other.owner, `&branch=${business.branch.id}`)).text)).toHaveLength(1);
  });
});
