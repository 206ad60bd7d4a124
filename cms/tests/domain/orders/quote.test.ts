import { describe, expect, it } from 'vitest';
import { quoteBody, type QuoteDto } from '../../../src/contracts/storefront';
import type { StoreContext } from '../../../src/domain/orders';
import { quote, type QuoteFacts, type QuoteRequest } from '../../../src/domain/quote';
import { aProduct } from '../menu/fixtures';
import {
  ADDRESS,
  anItem,
  ask,
  aStore,
  daily,
  NOON,
  refusalsOf,
  someMenu,
  type StoreChanges,
} from './fixtures';

describe('an order without obstacle', () => {
  it('is priced, promised and not refused', () => {
    const pizza = anItem('pizza', 2, {
      variationId: 'large',
      extras: [{ extraId: 'cheese', quantity: 2 }],
      notes: '  well done ',
    });
    const { zone, ...rest } = ask(
      {},
      { type: 'DELIVERY', items: [anItem('risotto'), pizza], address: ADDRESS },
    );
    expect(zone).toEqual({ id: 'centro', name: 'Centro', etaMin: 20, etaMax: 35 });
    expect(rest).toEqual({
      stations: ['Stove', ''].map((station) => ({ station, minutes: null, perAhead: 0 })),
      type: 'DELIVERY',
      preparationMin: 30,
      currency: 'BRL',
      items: [
        {
          productId: 'risotto',
          name: 'Risotto',
          kitchenName: 'RISO',
          variation: null,
          quantity: 1,
          unit: 'KG',
          unitPriceCents: 4000,
          extrasCents: 0,
          totalCents: 4000,
          notes: null,
          extras: [],
          station: 'Stove',
        },
        {
          productId: 'pizza',
          name: 'Pizza',
          kitchenName: null,
          variation: { id: 'large', name: 'Large' },
          quantity: 2,
          unit: 'UN',
          unitPriceCents: 5600,
          extrasCents: 600,
          totalCents: 11_200,
          notes: 'well done',
          extras: [
            {
              groupId: 'toppings',
              groupName: 'Toppings',
              extraId: 'cheese',
              name: 'Cheese',
              quantity: 2,
              unitPriceCents: 300,
              totalCents: 600,
            },
          ],
          station: null,
        },
      ],
      fees: [{ kind: 'DELIVERY', amountCents: 800 }],
      discounts: [],
      coupons: [],
      skippedCoupons: [],
      reward: null,
      applied: [],
      typedCodes: [],
      totals: { itemsCents: 15_200, feesCents: 800, discountsCents: 0, totalCents: 16_000 },
      promise: {
        readyAt: '2026-03-10T15:30:00.000Z',
        fromAt: '2026-03-10T15:50:00.000Z',
        untilAt: '2026-03-10T16:05:00.000Z',
      },
      distanceMeters: null,
      refusals: [],
      overruled: [],
    });
  });

  it('takes the body of the API and gives what its answer needs', () => {
    const body = quoteBody.parse({
      type: 'DELIVERY',
      items: [{ productId: 'risotto', quantity: 1 }],
      address: ADDRESS,
      phone: '+55 11 99999-0000',
    });
    const {
      totals,
      promise,
      zone,
      refusals,
      applied: _applied,
      ...rest
    } = quote(aStore(), body, {
      now: NOON,
      channel: 'STORE',
    });
    const dto: QuoteDto = {
      ...rest,
      ...totals,
      coupon: null,
      promise,
      zone,
      refusals: refusals.map((refusal) => ({ ...refusal, message: '' })),
    };
    expect(dto.totalCents).toBe(4800);
  });
});

describe('the store', () => {
  const pauses: StoreContext['pauses'] = [{ channel: null, service: null, reason: 'OTHER', endsAt: null }];

  it.each<[string, StoreChanges, Partial<QuoteRequest>, Partial<QuoteFacts>, string[]]>([
    ['closed', {}, {}, { now: new Date('2026-03-10T05:00:00.000Z') }, ['CLOSED_HOURS type']],
    ['paused', { pauses }, {}, {}, ['PAUSED type']],
    ['busy', { settings: { maxOpenOrders: 3 } }, {}, { openOrders: 3 }, ['BUSY type']],
    [
      'unattended',
      { settings: { closeWithoutBoardMin: 2 } },
      {},
      { lastHeartbeat: null },
      ['NO_DEVICE type'],
    ],
    ['unattended, which it may be', {}, {}, { lastHeartbeat: null }, []],
    ['suspended', { business: { state: 'SUSPENDED' } }, {}, {}, ['BLOCKED_BILLING type']],
    ['not active', { branch: { state: 'INACTIVE' } }, {}, {}, ['BRANCH_NOT_ACTIVE type']],
    ['without that service', { branch: { services: ['DELIVERY'] } }, {}, {}, ['SERVICE_NOT_OFFERED type']],
    [
      'not delivering at all',
      { branch: { services: ['TAKEOUT'] } },
      { type: 'DELIVERY' },
      {},
      ['SERVICE_NOT_OFFERED type'],
    ],
    [
      'not delivering now',
      { hours: [daily('11:00', '23:00'), daily('18:00', '22:00', 'DELIVERY')] },
      { type: 'DELIVERY', address: ADDRESS },
      {},
      ['CLOSED_HOURS type'],
    ],
    [
      'not delivering now, which who comes does not mind',
      { hours: [daily('11:00', '23:00'), daily('18:00', '22:00', 'DELIVERY')] },
      { type: 'TAKEOUT' },
      {},
      [],
    ],
  ])('%s', (_how, changes, request, facts, expected) => {
    const asked = ask(changes, request, facts);
    expect(refusalsOf(asked)).toEqual(expected);
    expect(asked.promise === null).toBe(expected.length > 0);
    expect(asked.totals.itemsCents).toBe(4000);
  });

  it('refuses a payment that it does not take', () => {
    expect(refusalsOf(ask({}, { payment: 'CASH' }))).toEqual([]);
    expect(ask({}, { payment: 'MEAL_VOUCHER' }).refusals).toEqual([
      {
        code: 'PAYMENT_METHOD_NOT_OFFERED',
        path: ['payment'],
        args: { paymentMethods: ['PIX', 'CASH', 'CREDIT'] },
      },
    ]);
  });

  it('takes its service fee at the table, rounded half up', () => {
    const feesOf = (type: QuoteRequest['type'], serviceFeeBps: number) =>
      ask({ branch: { serviceFeeBps } }, { type, address: ADDRESS }).fees;
    expect(feesOf('DINE_IN', 1001)).toEqual([{ kind: 'SERVICE', amountCents: 400 }]);
    expect(feesOf('DINE_IN', 1013)).toEqual([{ kind: 'SERVICE', amountCents: 405 }]);
    expect(feesOf('DINE_IN', 0)).toEqual([]);
    expect(feesOf('TAKEOUT', 1000)).toEqual([]);
    expect(feesOf('DELIVERY', 1000)).toEqual([{ kind: 'DELIVERY', amountCents: 800 }]);
  });
});

describe('the promise', () => {
  it('of what is fetched is when it is ready', () => {
    const at = '2026-03-10T15:30:00.000Z';
    expect(ask({}, {}).promise).toEqual({ readyAt: at, fromAt: at, untilAt: at });
  });

  it('waits for the slowest dish and is never faster than the branch', () => {
    const readyAt = (preparationMin: number) =>
      ask({ menu: someMenu({ products: [aProduct({ id: 'risotto', preparationMin })] }) }, {}).promise
        ?.readyAt;
    expect(readyAt(45)).toBe('2026-03-10T15:45:00.000Z');
    expect(readyAt(5)).toBe('2026-03-10T15:30:00.000Z');
  });

  it('of a delivery for later is from the chosen instant on', () => {
    const scheduledFor = '2026-03-10T20:00:00.000Z';
    expect(ask({}, { type: 'DELIVERY', address: ADDRESS, scheduledFor }).promise).toEqual({
      readyAt: '2026-03-10T19:40:00.000Z',
      fromAt: scheduledFor,
      untilAt: '2026-03-10T20:15:00.000Z',
    });
  });

  it('is not given for nothing', () => {
    expect(ask({}, { items: [anItem('soup')] }).promise).toBeNull();
  });
});
