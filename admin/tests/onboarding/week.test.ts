import { validatePeriods } from '@domain/opening-hours';
import { describe, expect, it } from 'vitest';
import {
  copiedTo,
  endsNextDay,
  everyDay,
  openDays,
  periodsOf,
  USUAL_WEEKS,
  WEEK,
  weekdayName,
  withDay,
} from '@entities/opening-hours/week';

const LUNCH = { opens: '11:00', closes: '15:00' };
const NIGHT = { opens: '18:00', closes: '02:00' };

describe('a week of opening hours', () => {
  it('begins on Monday and has each day once', () => {
    expect([...WEEK].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(WEEK[0]).toBe(1);
    expect(weekdayName(1, 'pt-BR')).toBe('Segunda-feira');
    expect(weekdayName(0, 'es')).toBe('Domingo');
    expect(weekdayName(6, 'en')).toBe('Saturday');
  });

  it('changes one day and leaves the others', () => {
    const week = everyDay([1, 2], LUNCH);
    const changed = withDay(week, 2, [LUNCH, NIGHT]);
    expect(periodsOf(changed, 1)).toEqual([LUNCH]);
    expect(periodsOf(changed, 2)).toEqual([LUNCH, NIGHT]);
    expect(periodsOf(withDay(changed, 1, []), 1)).toEqual([]);
  });

  it('copies a day to those that are chosen, also to closed ones, and leaves the others', () => {
    const week = withDay(everyDay([1, 2, 5], LUNCH), 5, [LUNCH, NIGHT]);
    expect(openDays(week)).toEqual([1, 2, 5]);
    const copied = copiedTo(week, 5, [2, 0]);
    for (const day of [2, 5, 0] as const) expect(periodsOf(copied, day)).toEqual([LUNCH, NIGHT]);
    expect(periodsOf(copied, 1)).toEqual([LUNCH]);
    expect(periodsOf(copied, 3)).toEqual([]);
    expect(openDays(copied)).toEqual([1, 2, 5, 0]);
    expect(copiedTo(week, 5, [])).toEqual(week);
  });

  it('knows what lasts into the next day, also while it is being typed', () => {
    expect([endsNextDay(LUNCH), endsNextDay(NIGHT)]).toEqual([false, true]);
    expect(endsNextDay({ opens: '18:00', closes: '' })).toBe(false);
  });

  it('is right in every form that is offered', () => {
    for (const [name, week] of Object.entries(USUAL_WEEKS)) expect(validatePeriods(week), name).toEqual([]);
  });
});
