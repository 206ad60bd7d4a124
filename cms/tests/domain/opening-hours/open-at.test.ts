import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  openAt,
  type HoursException,
  type OpeningHours,
  type Period,
} from '../../../src/domain/opening-hours';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time';
import { JUMPS, wallMs } from '../time/intl-clock';
import { clockReaches, exceptionsAround, isOpenByTheClock, weeks } from './model';

const weekly = (periods: Period[], service: OpeningHours['service'] = 'ALL'): OpeningHours => ({
  service,
  mode: 'WEEKLY',
  periods,
});
const always: OpeningHours = { service: 'ALL', mode: 'ALWAYS', periods: [] };
const ZONE = 'America/Sao_Paulo';
const local = (text: string) => new Date(`${text}:00-03:00`);

describe('openAt', () => {
  const wholeMinutes = JUMPS.filter(({ zone }) => zone !== 'Africa/Monrovia');

  it.each(wholeMinutes)('equals stepping through the minutes, through $name ($zone)', ({ zone, at }) => {
    const jump = Date.parse(at);
    const reached = clockReaches(zone, jump);
    fc.assert(
      fc.property(
        weeks,
        exceptionsAround(Date.parse(at), 5),
        fc.integer({ min: -150, max: 150 }),
        (periods, exceptions, step) => {
          const mode = periods.length === 0 ? ('ALWAYS' as const) : ('WEEKLY' as const);
          const isOpen = isOpenByTheClock({ periods, mode }, exceptions, reached, jump);
          const now = jump + step * 15 * MINUTE_MS;
          const state = openAt(
            [{ service: 'ALL', mode, periods }],
            exceptions,
            'DELIVERY',
            new Date(now),
            zone,
          );
          expect(state.open).toBe(isOpen(now));

          // Up to the change it says, and beyond where the model ends, nothing changes; at the change it does.
          const change = state.open ? state.closesAt : state.opensAt;
          const end = Math.min(change?.getTime() ?? Infinity, jump + 4 * DAY_MS);
          for (let ms = now; ms < end; ms += 15 * MINUTE_MS) expect(isOpen(ms)).toBe(state.open);
          if (change && change.getTime() < jump + 4 * DAY_MS) {
            expect(isOpen(change.getTime() - MINUTE_MS)).toBe(state.open);
            expect(isOpen(change.getTime())).toBe(!state.open);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('knows no closing hour around the clock, unless a day is excepted', () => {
    const now = local('2026-11-21T12:00');
    expect(openAt([always], [], 'DELIVERY', now, ZONE)).toEqual({
      open: true,
      closesAt: null,
      opensAt: null,
      exception: null,
    });
    const closed: HoursException = {
      from: '2026-11-23',
      to: '2026-11-24',
      kind: 'CLOSED',
      periods: [],
      reason: 'Holiday',
      yearly: false,
    };
    expect(openAt([always], [closed], 'DELIVERY', now, ZONE).closesAt).toEqual(local('2026-11-23T00:00'));
    expect(openAt([always], [closed], 'DELIVERY', local('2026-11-23T09:00'), ZONE)).toEqual({
      open: false,
      closesAt: null,
      opensAt: local('2026-11-25T00:00'),
      exception: closed,
    });
  });

  it('lets a night end although the next day is closed', () => {
    const saturdays = weekly([{ weekday: 6, opens: '18:00', closes: '02:00' }]);
    const sunday: HoursException = {
      from: '2026-11-22',
      to: '2026-11-22',
      kind: 'CLOSED',
      periods: [],
      reason: '',
      yearly: false,
    };
    const state = openAt([saturdays], [sunday], 'DELIVERY', local('2026-11-22T01:00'), ZONE);
    expect(state).toMatchObject({ open: true, closesAt: local('2026-11-22T02:00') });
  });

  it('prefers the hours of the service to those of all', () => {
    const noon = local('2026-11-21T12:00');
    const lunch = weekly([{ weekday: 6, opens: '11:00', closes: '14:00' }], 'DINE_IN');
    const evening = weekly([{ weekday: 6, opens: '18:00', closes: '23:00' }]);
    expect(openAt([evening, lunch], [], 'DINE_IN', noon, ZONE).open).toBe(true);
    expect(openAt([evening, lunch], [], 'DELIVERY', noon, ZONE)).toMatchObject({
      open: false,
      opensAt: local('2026-11-21T18:00'),
    });
    expect(openAt([lunch], [], 'DELIVERY', noon, ZONE)).toMatchObject({ open: false, opensAt: null });
  });

  it('does not offer a service that is closed, not even on a special day', () => {
    const special: HoursException = {
      from: '2026-11-21',
      to: '2026-11-21',
      kind: 'SPECIAL',
      periods: [{ opens: '00:00', closes: '00:00' }],
      reason: '',
      yearly: false,
    };
    const closed: OpeningHours = { service: 'DINE_IN', mode: 'CLOSED', periods: [] };
    const at = (service: OpeningHours['service']) =>
      openAt([always, closed], [special], service, local('2026-11-21T12:00'), ZONE);
    expect(at('DINE_IN')).toMatchObject({ open: false, opensAt: null });
    expect(at('DELIVERY').open).toBe(true);
  });

  it('sees the next opening 14 days ahead and none after', () => {
    const mondays = weekly([{ weekday: 1, opens: '10:00', closes: '12:00' }]);
    const closedUntil = (to: string): HoursException => ({
      from: '2026-11-01',
      to,
      kind: 'CLOSED',
      periods: [],
      reason: 'Vacation',
      yearly: false,
    });
    const now = local('2026-11-23T08:00');
    expect(openAt([mondays], [closedUntil('2026-12-06')], 'TAKEOUT', now, ZONE).opensAt).toEqual(
      local('2026-12-07T10:00'),
    );
    expect(openAt([mondays], [closedUntil('2026-12-07')], 'TAKEOUT', now, ZONE).opensAt).toBeNull();
  });

  it('says when it closes although nothing opens after', () => {
    const once = weekly([{ weekday: 1, opens: '10:00', closes: '12:00' }]);
    const vacation: HoursException = {
      from: '2026-11-24',
      to: '2026-12-31',
      kind: 'CLOSED',
      periods: [],
      reason: '',
      yearly: false,
    };
    const state = openAt([once], [vacation], 'TAKEOUT', local('2026-11-23T11:00'), ZONE);
    expect(state.closesAt).toEqual(local('2026-11-23T12:00'));
  });

  it('does not open in the hour that summer time skips', () => {
    const night = weekly([{ weekday: 0, opens: '02:10', closes: '02:40' }]);
    const state = openAt([night], [], 'ALL', new Date('2026-03-08T06:00:00Z'), 'America/New_York');
    expect(wallMs(state.opensAt?.getTime() ?? 0, 'America/New_York')).toBe(
      Date.parse('2026-03-15T02:10:00Z'),
    );
  });
});
