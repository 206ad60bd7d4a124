import { describe, expect, it } from 'vitest';
import { explainOpen, type HoursException, type OpeningHours } from '../../../src/domain/opening-hours';

const ZONE = 'America/Sao_Paulo';
const NIGHT = { opens: '18:00', closes: '02:00' };
const saturdays: OpeningHours = { service: 'ALL', mode: 'WEEKLY', periods: [{ weekday: 6, ...NIGHT }] };
const on = (day: string, more: Partial<HoursException> = {}): HoursException => ({
  from: day,
  to: day,
  kind: 'CLOSED',
  periods: [],
  reason: 'Holiday',
  yearly: false,
  ...more,
});
const ruleAt = (hours: OpeningHours[], exceptions: HoursException[], at: string) =>
  explainOpen(hours, exceptions, 'DELIVERY', new Date(`${at}:00-03:00`), ZONE).rule;

/** 21 November 2026 is a Saturday. */
describe('explainOpen', () => {
  it('names the period, on the day on which it began', () => {
    const rule = { kind: 'PERIOD', service: 'ALL', day: '2026-11-21', period: { ...NIGHT, weekday: 6 } };
    expect(ruleAt([saturdays], [], '2026-11-21T18:00')).toEqual(rule);
    expect(ruleAt([saturdays], [], '2026-11-22T00:30')).toEqual(rule);
    expect(ruleAt([saturdays], [], '2026-11-22T02:00')).toEqual({
      kind: 'NO_PERIOD',
      service: 'ALL',
      day: '2026-11-22',
    });
  });

  it('names the exception that took a night away, after midnight too', () => {
    const exception = on('2026-11-21');
    const rule = { kind: 'EXCEPTION', day: '2026-11-21', exception, period: null };
    expect(ruleAt([saturdays], [exception], '2026-11-21T20:00')).toEqual(rule);
    expect(ruleAt([saturdays], [exception], '2026-11-22T00:30')).toEqual(rule);
    // A Sunday that is closed does not end Saturday's night, and closes nothing that was open.
    const sunday = on('2026-11-22');
    expect(ruleAt([saturdays], [sunday], '2026-11-22T00:30')).toMatchObject({ kind: 'PERIOD' });
    expect(ruleAt([saturdays], [sunday], '2026-11-22T12:00')).toMatchObject({ kind: 'EXCEPTION' });
  });

  it('names the special period that opens a day', () => {
    const period = { opens: '10:00', closes: '14:00' };
    const special = on('2026-11-23', { kind: 'SPECIAL', periods: [period] });
    expect(ruleAt([saturdays], [special], '2026-11-23T10:00')).toEqual({
      kind: 'EXCEPTION',
      day: '2026-11-23',
      exception: special,
      period,
    });
    expect(ruleAt([saturdays], [special], '2026-11-23T15:00')).toMatchObject({ period: null });
  });

  it('names the mode of the service, or that there are no hours', () => {
    const closed: OpeningHours = { service: 'DELIVERY', mode: 'CLOSED', periods: [] };
    const always: OpeningHours = { service: 'ALL', mode: 'ALWAYS', periods: [] };
    expect(ruleAt([saturdays, closed], [], '2026-11-21T20:00')).toEqual({
      kind: 'MODE',
      service: 'DELIVERY',
      mode: 'CLOSED',
    });
    expect(ruleAt([always], [], '2026-11-21T20:00')).toEqual({
      kind: 'MODE',
      service: 'ALL',
      mode: 'ALWAYS',
    });
    expect(ruleAt([], [], '2026-11-21T20:00')).toEqual({ kind: 'NO_HOURS' });
  });
});
