import { describe, expect, it } from 'vitest';
import {
  specialDays,
  usualWeek,
  type HoursException,
  type OpeningHours,
  type Period,
} from '../../../src/domain/opening-hours';

const on = (weekday: Period['weekday'], opens: string, closes: string): Period => ({
  weekday,
  opens,
  closes,
});
const weekly = (service: OpeningHours['service'], ...periods: Period[]): OpeningHours => ({
  service,
  mode: 'WEEKLY',
  periods,
});
const periodsOn = (weekday: number, hours: OpeningHours[]) => usualWeek(hours)[weekday]?.periods;
const exception = (day: string, more: Partial<HoursException> = {}): HoursException => ({
  ...{ from: day, to: day, kind: 'CLOSED', periods: [], reason: '', yearly: false },
  ...more,
});

describe('the usual week', () => {
  it('is that of all services, whatever one of them has of its own', () => {
    const hours = [weekly('DELIVERY', on(1, '08:00', '23:00')), weekly('ALL', on(1, '12:00', '15:00'))];
    expect(periodsOn(1, hours)).toEqual([{ opens: '12:00', closes: '15:00' }]);
    expect(periodsOn(2, hours)).toEqual([]);
  });

  it('is open when any service is where each has its own, whichever stands first', () => {
    const hours = [
      weekly('DELIVERY', on(1, '18:00', '02:00'), on(1, '08:00', '10:00')),
      weekly('DINE_IN', on(1, '12:00', '15:00'), on(1, '23:00', '01:00'), on(3, '12:00', '12:00')),
      weekly('TAKEOUT', on(1, '15:00', '16:00')),
    ];
    const { mode: _, ...row } = weekly('DINE_IN', on(5, '12:00', '15:00'));
    for (const rows of [hours, [...hours].reverse(), [{ ...row, mode: 'CLOSED' as const }, ...hours]]) {
      expect(periodsOn(1, rows)).toEqual([
        { opens: '08:00', closes: '10:00' },
        { opens: '12:00', closes: '16:00' },
        { opens: '18:00', closes: '02:00' },
      ]);
      expect(periodsOn(3, rows)).toEqual([{ opens: '12:00', closes: '12:00' }]);
      expect(periodsOn(5, rows)).toEqual([]);
    }
    const always: OpeningHours = { service: 'TAKEOUT', mode: 'ALWAYS', periods: [] };
    expect(periodsOn(1, [...hours, always])).toEqual([{ opens: '00:00', closes: '00:00' }]);
  });

  it('joins nothing to more than a day', () => {
    const hours = [weekly('DELIVERY', on(1, '08:00', '02:00')), weekly('DINE_IN', on(1, '20:00', '10:00'))];
    expect(periodsOn(1, hours)).toEqual([
      { opens: '08:00', closes: '02:00' },
      { opens: '20:00', closes: '10:00' },
    ]);
  });
});

describe('the days that are unlike the week', () => {
  const hours = [weekly('ALL', on(1, '12:00', '15:00'))];
  const days = { first: '2031-12-20', count: 10 };

  it('are those that exceptions decide, closed or with periods of their own', () => {
    const night = { opens: '20:00', closes: '02:00' };
    const exceptions = [
      exception('2030-12-25', { yearly: true }),
      exception('2031-12-28', { kind: 'SPECIAL', periods: [night], to: '2031-12-31' }),
      exception('2031-12-19'),
    ];
    expect(specialDays(hours, exceptions, days)).toEqual([
      { day: '2031-12-25', periods: [] },
      { day: '2031-12-28', periods: [night] },
      { day: '2031-12-29', periods: [night] },
    ]);
  });

  it('open nothing of a store that offers nothing', () => {
    const special = exception('2031-12-25', {
      kind: 'SPECIAL',
      periods: [{ opens: '12:00', closes: '15:00' }],
    });
    const closed: OpeningHours = { service: 'ALL', mode: 'CLOSED', periods: [] };
    expect(specialDays([closed], [special], days)).toEqual([]);
    expect(specialDays([], [special], days)).toEqual([]);
  });
});
