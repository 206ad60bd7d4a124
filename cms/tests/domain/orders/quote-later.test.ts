import { describe, expect, it } from 'vitest';
import type { QuoteFacts, QuoteRequest } from '../../../src/domain/quote';
import { aProduct } from '../menu/fixtures';
import { ADDRESS, ask, aZone, daily, refusalsOf, someMenu, type StoreChanges } from './fixtures';

describe('an order for later', () => {
  const later = (scheduledFor: string, rest: Partial<QuoteRequest> = {}) => ({ ...rest, scheduledFor });
  const TOMORROW = '2026-03-11T16:00:00.000Z';
  const NIGHT = { now: new Date('2026-03-10T05:00:00.000Z') };

  it.each<[string, StoreChanges, Partial<QuoteRequest>, Partial<QuoteFacts>, string[]]>([
    ['can be chosen', {}, later(TOMORROW), {}, []],
    ['can be chosen while the store is closed', {}, later(TOMORROW), NIGHT, []],
    ['can be chosen with an offset', {}, later('2026-03-11T13:00:00-03:00'), {}, []],
    [
      'is not offered',
      { settings: { scheduling: { enabled: false, minLeadMin: 0, maxDays: 7 } } },
      later(TOMORROW),
      {},
      ['SCHEDULING_OFF scheduledFor'],
    ],
    ['is in the past', {}, later('2026-03-10T14:00:00.000Z'), {}, ['SCHEDULE_TOO_SOON scheduledFor']],
    ['is a moment too soon', {}, later('2026-03-10T15:59:59.999Z'), {}, ['SCHEDULE_TOO_SOON scheduledFor']],
    ['is as soon as can be', {}, later('2026-03-10T16:00:00.000Z'), {}, []],
    ['is no instant', {}, later('tomorrow'), {}, ['SCHEDULE_TOO_SOON scheduledFor']],
    ['is on the last day, at its end', {}, later('2026-03-13T01:59:00.000Z'), {}, []],
    [
      'is in the night of the last day',
      { hours: [daily('18:00', '02:00')] },
      later('2026-03-13T04:30:00.000Z'),
      {},
      [],
    ],
    [
      'is on the day after the last',
      {},
      later('2026-03-13T14:00:00.000Z'),
      {},
      ['SCHEDULE_TOO_FAR scheduledFor'],
    ],
    ['is at night', {}, later('2026-03-11T06:00:00.000Z'), {}, ['SCHEDULE_CLOSED scheduledFor']],
    [
      'is in a pause',
      { pauses: [{ channel: null, service: null, reason: 'STAFF', endsAt: '2026-03-11T17:00:00.000Z' }] },
      later(TOMORROW),
      {},
      ['SCHEDULE_CLOSED scheduledFor'],
    ],
    [
      'is after a pause',
      { pauses: [{ channel: null, service: null, reason: 'STAFF', endsAt: TOMORROW }] },
      later(TOMORROW),
      {},
      [],
    ],
    [
      'does not mind how busy it is now',
      { settings: { maxOpenOrders: 1, closeWithoutBoardMin: 2 } },
      later(TOMORROW),
      { openOrders: 9, lastHeartbeat: null },
      [],
    ],
    [
      'is refused for what time does not help',
      { business: { state: 'SUSPENDED' } },
      later('2026-03-11T06:00:00.000Z'),
      {},
      ['BLOCKED_BILLING type', 'SCHEDULE_CLOSED scheduledFor'],
    ],
    [
      'is refused for its service, and for its time',
      { branch: { services: ['DELIVERY'] } },
      later('2026-03-10T15:00:00.000Z'),
      {},
      ['SERVICE_NOT_OFFERED type', 'SCHEDULE_TOO_SOON scheduledFor'],
    ],
    [
      'cannot be chosen, but nobody says that now is no time either',
      {},
      later('2026-03-10T05:00:00.000Z'),
      NIGHT,
      ['SCHEDULE_TOO_SOON scheduledFor'],
    ],
  ])('%s', (_what, changes, request, facts, expected) => {
    const asked = ask(changes, request, facts);
    expect(refusalsOf(asked)).toEqual(expected);
    expect(asked.promise === null).toBe(expected.length > 0);
  });

  it('says why the store is closed then and when it opens', () => {
    expect(ask({}, later('2026-03-11T06:00:00.000Z')).refusals[0]?.args).toEqual({
      cause: 'CLOSED_HOURS',
      opensAt: '2026-03-11T14:00:00.000Z',
    });
    expect(ask({}, later('2026-03-10T15:00:00.000Z')).refusals[0]?.args).toEqual({
      earliest: '2026-03-10T16:00:00.000Z',
      minLeadMin: 60,
    });
  });

  it('gets what the menu has then, at its price then', () => {
    const menu = someMenu({
      products: [
        aProduct({
          id: 'risotto',
          priceCents: 4000,
          promoPriceCents: 3000,
          promoTo: '2026-03-11T03:00:00.000Z',
          soldOutUntil: '2026-03-11T03:00:00.000Z',
        }),
      ],
    });
    expect(refusalsOf(ask({ menu }, {}))).toContain('PRODUCT_SOLD_OUT items.0.productId');
    expect(ask({ menu }, later(TOMORROW))).toMatchObject({ refusals: [], totals: { totalCents: 4000 } });
  });

  it('is delivered by the zones in force then', () => {
    const zones = [aZone({ days: [3] })];
    const request = { type: 'DELIVERY' as const, address: ADDRESS };
    expect(refusalsOf(ask({ zones }, request))).toEqual(['OUT_OF_AREA address']);
    expect(refusalsOf(ask({ zones }, later(TOMORROW, request)))).toEqual([]);
  });
});
