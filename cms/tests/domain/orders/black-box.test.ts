import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainDelayCause, stageDurations, type OrderMilestones } from '../../../src/domain/orders/black-box';
import { MINUTE_MS } from '../../../src/domain/time';

const START = Date.parse('2026-03-01T12:00:00.000Z');
/** Minutes after the order was placed. */
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();

const course = (more: Partial<OrderMilestones> = {}): OrderMilestones => ({
  type: 'DELIVERY',
  timing: 'NOW',
  placedAt: at(0),
  paidAt: at(0),
  releasedAt: null,
  ringsFrom: at(0),
  acknowledgedAt: null,
  acceptedAt: null,
  readyAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  endedAt: null,
  promisedAt: null,
  preparationMin: 15,
  kitchenDueAt: null,
  devices: [],
  ...more,
});
const reckon = (more: Partial<OrderMilestones>, now = 90) => stageDurations(course(more), new Date(at(now)));
const answer = (more: Partial<OrderMilestones>) => reckon(more).find(({ code }) => code === 'ANSWER');

describe('where the time of an order went', () => {
  it('is told stretch by stretch', () => {
    const whole = {
      acknowledgedAt: at(6),
      acceptedAt: at(6),
      readyAt: at(28),
      dispatchedAt: at(33),
      deliveredAt: at(50),
      promisedAt: at(40),
      devices: [{ rungAt: at(4), gaps: [] }],
    };
    expect(reckon(whole)).toEqual([
      { code: 'ANSWER', seconds: 360, unheardSec: 240 },
      { code: 'KITCHEN', seconds: 22 * 60, plannedSec: 15 * 60 },
      { code: 'HANDOVER', seconds: 300 },
      { code: 'ROAD', seconds: 17 * 60, plannedSec: null },
      { code: 'PROMISE', seconds: 600 },
    ]);
  });

  it('begins with the money where that was waited for', () => {
    expect(reckon({ paidAt: at(3), ringsFrom: at(3), acceptedAt: at(4) })[0]).toEqual({
      code: 'PAYMENT',
      seconds: 180,
    });
    expect(reckon({ paidAt: null, ringsFrom: null, endedAt: at(30) })).toEqual([
      { code: 'PAYMENT', seconds: 1800 },
    ]);
  });

  it('says of one for later that it waited for its time, not for its money', () => {
    const later = { timing: 'SCHEDULED', releasedAt: at(60), ringsFrom: at(60), acceptedAt: at(62) } as const;
    expect(reckon(later).slice(0, 2)).toEqual([
      { code: 'SCHEDULED', seconds: 3600 },
      { code: 'ANSWER', seconds: 120, unheardSec: 120 },
    ]);
    expect(reckon({ ...later, paidAt: at(10) }).slice(0, 2)).toEqual([
      { code: 'PAYMENT', seconds: 600 },
      { code: 'SCHEDULED', seconds: 3000 },
    ]);
    const waiting = { timing: 'SCHEDULED', ringsFrom: null } as const;
    expect(reckon(waiting, 30)).toEqual([{ code: 'SCHEDULED', seconds: 1800 }]);
  });

  it('counts what goes on up to now, and blames no promise before its time', () => {
    expect(reckon({ promisedAt: at(40) }, 5)).toEqual([{ code: 'ANSWER', seconds: 300, unheardSec: 300 }]);
    expect(reckon({ promisedAt: at(40) }, 45)).toContainEqual({ code: 'PROMISE', seconds: 300 });
  });
});

describe('why an order was late', () => {
  const cause = (more: Partial<OrderMilestones>) => mainDelayCause(reckon(more));
  const late: Partial<OrderMilestones> = {
    acceptedAt: at(2),
    readyAt: at(20),
    dispatchedAt: at(22),
    deliveredAt: at(50),
    kitchenDueAt: at(15),
    promisedAt: at(30),
  };

  it('is the stretch that went furthest beyond its plan, however long others were', () => {
    expect(cause(late)).toEqual({ code: 'ROAD', seconds: 13 * 60 });
    expect(cause({ ...late, dispatchedAt: at(37) })).toEqual({ code: 'HANDOVER', seconds: 17 * 60 });
    expect(cause({ ...late, acceptedAt: at(16), readyAt: at(20) })).toEqual({ code: 'ANSWER', seconds: 960 });
    expect(cause({ ...late, readyAt: at(40), dispatchedAt: at(41) })).toEqual({
      code: 'KITCHEN',
      seconds: 23 * 60,
    });
  });

  it('is never the time that its customer chose', () => {
    const later = { ...late, timing: 'SCHEDULED', placedAt: at(-600), paidAt: at(-600), releasedAt: at(0) };
    expect(cause(later as Partial<OrderMilestones>)?.code).toBe('ROAD');
  });

  it('is not told of one that came in time, was ended, or by a stretch that nobody planned', () => {
    expect(cause({ ...late, deliveredAt: at(30) })).toBeNull();
    expect(cause({ ...late, dispatchedAt: null, deliveredAt: null, endedAt: at(60) })).toBeNull();
    const unplanned = { ...late, acceptedAt: at(0), dispatchedAt: at(20), kitchenDueAt: null };
    expect(cause({ ...unplanned, preparationMin: null })).toBeNull();
  });
});

describe('the wait in which nobody could hear an order', () => {
  const heard = (rungAt: number | null, ...gaps: [number, number][]) => ({
    rungAt: rungAt === null ? null : at(rungAt),
    gaps: gaps.map(([from, to]) => ({ from: at(from), to: at(to) })),
  });
  it.each([
    ['no device', [], 600],
    ['one that never rang', [heard(null)], 600],
    ['one from the beginning', [heard(0)], 0],
    ['one that was cut off for a while', [heard(0, [2, 5])], 180],
    ['another that rang meanwhile', [heard(0, [2, 5]), heard(3)], 60],
    ['gaps that overlap', [heard(0, [2, 5], [4, 6])], 240],
  ])('with %s', (_name, devices, unheardSec) => {
    expect(answer({ acceptedAt: at(10), devices })).toMatchObject({ seconds: 600, unheardSec });
  });

  it('ends when somebody took note', () => {
    expect(answer({ acknowledgedAt: at(4), acceptedAt: at(10) })).toMatchObject({ unheardSec: 240 });
  });

  it('is never longer than the wait, and never more with a device more', () => {
    const minute = fc.integer({ min: -5, max: 20 });
    const device = fc.record({
      rungAt: fc.option(minute.map(at)),
      gaps: fc.array(
        fc.tuple(minute, minute).map(([a, b]) => ({ from: at(Math.min(a, b)), to: at(Math.max(a, b)) })),
        {
          maxLength: 4,
        },
      ),
    });
    fc.assert(
      fc.property(fc.array(device, { maxLength: 4 }), device, (devices, one) => {
        const unheard = (all: OrderMilestones['devices']) => {
          const found = answer({ acceptedAt: at(10), devices: all });
          return found && 'unheardSec' in found ? found.unheardSec : -1;
        };
        expect(unheard(devices)).toBeGreaterThanOrEqual(0);
        expect(unheard(devices)).toBeLessThanOrEqual(600);
        expect(unheard([...devices, one])).toBeLessThanOrEqual(unheard(devices));
      }),
    );
  });
});
