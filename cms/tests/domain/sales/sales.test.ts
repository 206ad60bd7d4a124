import { describe, expect, it } from 'vitest';
import {
  comparedPeriod,
  daysOfPeriod,
  groupsByHour,
  reconcileSales,
  salesAmounts,
  salesFigures,
  SLOT_MS,
  type StateSum,
} from '../../../src/domain/sales';

const NONE = { itemsCents: 0, feesCents: 0, tipCents: 0, discountsCents: 0, totalCents: 0 };
const state = (name: StateSum['state'], more: Partial<StateSum> = {}): StateSum => ({
  ...{ state: name, orders: 1, units: 1 },
  ...NONE,
  ...more,
});

describe('posted sales', () => {
  const amounts = salesAmounts(
    [
      { account: 'sales', cents: -10_000 },
      { account: 'discounts.coupon', cents: 1000 },
      { account: 'discounts.manual', cents: 500 },
      { account: 'delivery_fees', cents: -700 },
      { account: 'packaging_fees', cents: -100 },
      { account: 'small_order_fees', cents: -50 },
      { account: 'refunds', cents: 400 },
      { account: 'tips', cents: 9000 },
      { account: 'pix.bank', cents: 10_000 },
    ],
    300,
  );

  it('are revenue accounts with their signs turned, and their sum is the net', () => {
    expect(amounts).toMatchObject({
      ...{ grossCents: 10_000, couponCents: 1000, manualCents: 500, loyaltyCents: 0, promoCents: 0 },
      ...{ deliveryCents: 700, otherFeesCents: 150, refundsCents: 400, tipsCents: 300 },
      netCents: 10_000 + 700 + 150 - 1500 - 400,
    });
  });

  it('stand beside the orders of their days by what became of them', () => {
    const figures = salesFigures(amounts, [
      state('CONCLUDED', { orders: 3, units: 7 }),
      state('PREPARING', { totalCents: 900 }),
      state('DELIVERED', { totalCents: 100 }),
      state('AWAITING_PAYMENT', { totalCents: 5000 }),
      state('CANCELLED', { totalCents: 20 }),
      state('REJECTED', { totalCents: 30 }),
      state('EXPIRED', { totalCents: 40 }),
    ]);
    expect(figures).toMatchObject({
      ...{ orders: 3, units: 7, averageTicketCents: Math.round(8950 / 3) },
      open: { orders: 2, cents: 1000 },
      ...{ cancelled: { orders: 1, cents: 20 }, rejected: { orders: 1, cents: 30 } },
      expired: { orders: 1, cents: 40 },
    });
    expect(salesFigures(salesAmounts([], 0), []).averageTicketCents).toBe(0);
  });

  it('differ from the orders by what one of both does not know', () => {
    const concluded = { itemsCents: 10_000, feesCents: 1150, tipCents: 300, discountsCents: 1500 };
    expect(reconcileSales(amounts, [state('CONCLUDED', concluded), state('READY', concluded)])).toEqual({
      ...{ ordersCents: 9350, ledgerCents: 9350, differenceCents: 0 },
    });
    expect(reconcileSales(amounts, []).differenceCents).toBe(-9350);
  });
});

describe('the period compared with', () => {
  const week = { from: '2031-04-07', to: '2031-04-13' };
  it.each([
    ['previous', week, { from: '2031-03-31', to: '2031-04-06' }],
    ['weekday', { from: '2031-04-04', to: '2031-04-04' }, { from: '2031-03-28', to: '2031-03-28' }],
    ['weekday', { from: '2031-04-01', to: '2031-04-10' }, { from: '2031-03-18', to: '2031-03-27' }],
    ['year', { from: '2032-02-29', to: '2032-03-01' }, { from: '2031-02-28', to: '2031-03-01' }],
    ['none', week, null],
  ] as const)('%s', (comparison, period, expected) => {
    expect(comparedPeriod(period, comparison)).toEqual(expected);
  });

  it('has its days one by one, over the end of a month', () => {
    expect(daysOfPeriod({ from: '2031-02-27', to: '2031-03-02' })).toEqual([
      ...['2031-02-27', '2031-02-28', '2031-03-01', '2031-03-02'],
    ]);
  });
});

it('counts a night by the weekday of its business day and the hour of the local clock', () => {
  const at = (instant: string) => Date.parse(instant) / SLOT_MS;
  const sums = { orders: 1, units: 2, grossCents: 100, netCents: 90 };
  const friday = { businessDay: '2031-04-04', timezone: 'America/Sao_Paulo', ...sums };
  const groups = groupsByHour([
    { ...friday, slot: at('2031-04-04T22:15:00Z') },
    { ...friday, slot: at('2031-04-04T22:45:00Z') },
    { ...friday, slot: at('2031-04-05T04:00:00Z') },
    { ...friday, slot: at('2031-04-05T04:45:00Z'), timezone: 'Asia/Kathmandu' },
  ]);
  expect(groups.map(({ key, orders, netCents }) => [key, orders, netCents])).toEqual([
    ['5-19', 2, 180],
    ['5-1', 1, 90],
    ['5-10', 1, 90],
  ]);
});
