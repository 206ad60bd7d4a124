import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coversTimesOf,
  prevailingZone,
  judgeZones,
  schedulesOverlap,
  type DeliveryZone,
} from '../../../src/domain/delivery';
import type { Weekday } from '../../../src/domain/time';

const center = { lat: -23.55, lng: -46.63 };
const address = { district: '', city: '', postalCode: '', ...center };
const zone = (id: string, terms: Partial<DeliveryZone>): DeliveryZone => ({
  ...{ id, name: id, color: '#102030', active: true, priority: 1, feeCents: 500, feeTiers: [] },
  ...{ minOrderCents: 0, freeAboveCents: null, etaMin: 10, etaMax: 20, days: [], from: null, to: null },
  exclusion: false,
  ...terms,
  kind: 'RADIUS',
  geometry: { center, radiusMeters: 1000 },
});

const clock = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 30))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const hours = fc.oneof(
  fc.constant({ from: null, to: null }),
  fc.tuple(clock, clock).map(([from, to]) => ({ from, to })),
);
const days = fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { maxLength: 3 });
const terms = fc
  .tuple(hours, days, fc.nat(2), fc.nat(2), fc.boolean())
  .map(([times, on, priority, feeCents, exclusion]) => ({
    ...times,
    days: on,
    priority,
    feeCents,
    exclusion,
  }));
/** Every half hour of a week, where all hours of these zones begin and end. */
const WEEK = Array.from({ length: 7 * 48 }, (_, half) => ({
  weekday: Math.floor(half / 48) as Weekday,
  minutes: (half % 48) * 30,
}));
/** What a quote decides at each of them. */
const judged = (zones: DeliveryZone[]) =>
  WEEK.map((local) => judgeZones(zones, address, { local, subtotalCents: 0, branch: center }));
const holds = (outcome: string | undefined) => outcome !== 'NOT_NOW';

describe('two zones over the same place', () => {
  it('meet, and cover each other’s times, exactly when a quote finds both in force', () => {
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        const [one, other] = [zone('one', a), zone('other', b)];
        const inForce = judged([one, other]).map(({ verdicts }) =>
          verdicts.map((each) => holds(each.outcome)),
        );
        expect(schedulesOverlap(one, other)).toBe(inForce.some(([first, second]) => first && second));
        expect(coversTimesOf(one, other)).toBe(inForce.every(([first, second]) => first || !second));
      }),
      { numRuns: 60 },
    );
  });

  it('are decided by the one a quote decides by', () => {
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        const [one, other] = [zone('one', a), zone('other', b)];
        const winner = { ONE: one, OTHER: other, CHEAPER: one.feeCents <= other.feeCents ? one : other }[
          prevailingZone(one, other)
        ];
        for (const { decision, verdicts } of judged([one, other])) {
          if (!verdicts.every(({ outcome }) => holds(outcome))) continue;
          expect(decision.ok ? decision.zone.id : decision.code).toBe(
            winner.exclusion ? 'EXCLUDED_AREA' : winner.id,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
