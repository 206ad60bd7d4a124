import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { SalesBreakdownDto, SalesDto } from '../../../src/contracts/sales';
import { SALES_DIMENSIONS } from '../../../src/domain/sales';
import { addDays } from '../../../src/domain/time';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newCoupon } from '../support/coupon';
import { rows } from '../support/database';
import { bruteForce } from '../support/ledger-brute-force';
import { balancesOf, ledgerOf } from '../support/ledger';
import { newProduct } from '../support/menu';
import { completeOrder, newSale, newSeller } from '../support/sellers';
import { EVERY_STATE, cardOf, orderIn, performAction } from '../support/states';

const COUPON = 'TENOFSALES';

let business: TestBusiness;
let day: string;
let sales: SalesDto;

const read = async (path: string, who: Client = business.owner): Promise<SalesDto> => {
  const answer = await who.get<SalesDto>(`/api/sales?${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const ofDay = () => `branch=${business.branch.id}&from=${day}&to=${day}`;

/** A day with sales, a discount, a tip, a coupon, a refund after the conclusion, and orders that came to nothing or are open. */
beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  await setSettings(business, { orders: { tips: true } });
  const { owner } = business;
  const product = await newProduct(business);
  const discounted = await orderIn(business, product, 'PENDING');
  await performAction(owner, discounted, 'discount', { amountCents: 150, reason: 'A regular' });
  await completeDelivery(discounted.id);
  await newCoupon(business, { code: COUPON });
  await orderIn(business, product, 'CONCLUDED', 'DELIVERY', {
    coupon: COUPON,
    expectedTotalCents: product.priceCents + 500 - Math.round(product.priceCents / 10),
  });
  await orderIn(business, product, 'CONCLUDED', 'DELIVERY', {
    tipCents: 300,
    expectedTotalCents: product.priceCents + 800,
  });
  const seller = await newSeller(business);
  const { order } = await newSale(business, seller);
  await completeOrder(business, order.id);
  const refunded = await orderIn(business, product, 'CONCLUDED', 'TAKEOUT');
  const answer = await performAction(owner, refunded, 'refund', {
    ...{ part: 'AMOUNT', amountCents: 400, method: 'CASH', note: 'It was cold' },
  });
  expect(answer.status, answer.text).toBe(200);
  await orderIn(business, product, 'CANCELLED');
  await orderIn(business, product, 'REJECTED');
  await orderIn(business, product, 'PREPARING');
  await orderIn(business, product, 'AWAITING_PAYMENT');
  const [row] = await rows<{ day: string }>(
    'SELECT business_day AS day FROM orders WHERE business_id = ? LIMIT 1',
    [business.id],
  );
  day = row?.day ?? '';
  sales = await read(ofDay());
});

async function completeDelivery(id: string): Promise<void> {
  for (const action of ['accept', 'start', 'ready', 'dispatch', 'deliver']) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    expect(answer.status, answer.text).toBe(200);
  }
}

describe('the sales of a day', () => {
  it('are what the ledger posted', async () => {
    const balances = balancesOf((await ledgerOf(business.id)).filter(({ orderId }) => orderId !== null));
    const { total } = sales;
    expect({
      sales: -total.grossCents,
      'discounts.manual': total.manualCents,
      'discounts.coupon': total.couponCents,
      delivery_fees: -total.deliveryCents,
      tips: -total.tipsCents,
      refunds: total.refundsCents,
    }).toEqual({
      sales: balances.sales,
      'discounts.manual': balances['discounts.manual'],
      'discounts.coupon': balances['discounts.coupon'],
      delivery_fees: balances.delivery_fees,
      tips: balances.tips,
      refunds: balances.refunds,
    });
    expect([total.manualCents, total.tipsCents, total.refundsCents]).toEqual([150, 300, 400]);
  });

  it('are the sums over the rows of the orders, order by order', async () => {
    const figures = await bruteForce(business.id);
    const { total } = sales;
    expect(total.orders).toBe(5);
    expect(total.grossCents).toBe(figures.sales);
    expect(total.netCents + total.refundsCents + total.tipsCents).toBe(figures.sold);
    expect(total.refundsCents).toBe(figures.conceded);
    expect(total.open).toEqual({ orders: 1, cents: figures.open });
    expect([total.cancelled.orders, total.rejected.orders]).toEqual([1, 1]);
    expect(sales.lost.map(({ state, code, orders }) => [state, code, orders])).toEqual([
      ['CANCELLED', 'RUSH_HOUR', 1],
      ['REJECTED', 'RUSH_HOUR', 1],
    ]);
    expect(total.averageTicketCents).toBe(Math.round(total.netCents / 5));
    expect(sales.reconciliation).toMatchObject({ differenceCents: 0 });
    expect(sales.reconciliation.ordersCents).toBeGreaterThan(0);
  });

  it('agree with Home, which adds open orders, tips and what was refunded', async () => {
    const home = (await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`)).body.data;
    const { total, days } = await read(
      `branch=${business.branch.id}&from=${home.businessDay}&to=${home.businessDay}`,
    );
    expect(home.today.orders).toBe(total.orders + total.open.orders);
    expect(home.today.salesCents).toBe(
      total.netCents + total.refundsCents + total.tipsCents + total.open.cents,
    );
    expect(days.map(({ partial }) => partial)).toEqual([true]);
  });

  it('stand on their day alone, and beside the days they are compared with', async () => {
    const from = addDays(day, -1);
    const { days, total, compared } = await read(`branch=all&from=${from}&to=${day}&compare=weekday`);
    expect(days.map(({ netCents }) => netCents)).toEqual([0, sales.total.netCents]);
    expect(total).toEqual(sales.total);
    expect(compared?.total.netCents).toBe(0);
    expect(compared?.days).toHaveLength(2);
    const after = addDays(day, 1);
    const next = await read(`branch=all&from=${after}&to=${after}&compare=previous`);
    expect(next.compared?.total).toEqual(sales.total);
  });

  it.each(SALES_DIMENSIONS)('by %s add up to the ledger before refunds', async (by) => {
    const answer = await business.owner.get<SalesBreakdownDto>(`/api/sales/breakdown?${ofDay()}&by=${by}`);
    expect(answer.status, answer.text).toBe(200);
    const { rows: groups, ledger } = answer.body.data;
    const sum = (pick: 'grossCents' | 'netCents') =>
      groups.reduce((total, group) => total + (group[pick] ?? 0), 0);
    expect(ledger.grossCents).toBe(sales.total.grossCents);
    expect(sum('grossCents')).toBe(ledger.grossCents);
    if (by !== 'product' && by !== 'category') {
      expect(sum('netCents')).toBe(ledger.netCents + ledger.refundsCents);
      expect(groups.reduce((total, { orders }) => total + orders, 0)).toBe(5);
    }
  });

  it('leave as a file with a row for each day and one for all', async () => {
    const answer = await business.owner.get(`/api/sales/export?${ofDay()}&format=csv`);
    expect(answer.status).toBe(200);
    const [head, first, total] = answer.text.trim().split('\r\n');
    expect(head).toMatch(/Business day,Orders,Units,Gross sales/);
    expect(first).toMatch(new RegExp(`^${day},5,`));
    expect(total).toMatch(/^Total,5,/);
    expect(total?.split(',').slice(1)).toEqual(first?.split(',').slice(1));
    expect((await business.owner.get(`/api/sales/export?${ofDay()}&format=xlsx`)).status).toBe(200);
  });
});

describe('whose sales are told', () => {
  it('are those of the branches that somebody reaches', async () => {
    const elsewhere = await business.addBranch();
    const manager = await business.person('manager', { branchIds: [elsewhere.id] });
    expect((await read(`branch=all&from=${day}&to=${day}`, manager)).total.orders).toBe(0);
    expect(refusal(await manager.get(`/api/sales?${ofDay()}`))).toEqual([404, 'NOT_FOUND']);
    const other = await newBusiness();
    expect(refusal(await other.owner.get(`/api/sales?${ofDay()}`))).toEqual([404, 'NOT_FOUND']);
    expect((await read(`branch=all&from=${day}&to=${day}`, other.owner)).total.grossCents).toBe(0);
  });

  it('are refused to people with sales of their own alone, and to people without any', async () => {
    for (const role of ['attendant', 'seller', 'kitchen'] as const)
      for (const path of ['', '/breakdown', '/export']) {
        const more = path === '' ? '' : path === '/breakdown' ? '&by=type' : '&format=csv';
        const answer = await (await business.person(role)).get(`/api/sales${path}?${ofDay()}${more}`);
        expect(refusal(answer), `${role} ${path}`).toEqual([403, 'FORBIDDEN']);
      }
    expect((await read(ofDay(), await business.person('marketing'))).total).toEqual(sales.total);
  });

  it('are refused for days that are no period', async () => {
    const refusalOf = async (from: string, to: string) =>
      refusal(await business.owner.get(`/api/sales?branch=all&from=${from}&to=${to}`));
    expect(await refusalOf('2031-04-02', '2031-04-01')).toEqual([400, 'PERIOD_BACKWARDS']);
    expect(await refusalOf('2030-04-01', '2031-04-02')).toEqual([400, 'PERIOD_TOO_LONG']);
    expect(await refusalOf('2031-02-30', '2031-04-02')).toEqual([400, 'INVALID_FORMAT']);
  });
});
