import type { Period } from '@domain/opening-hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { closingBy, drawnBetween, movedBy, openingBy, piecesOf } from '@entities/opening-hours/week-spans';

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16));
const periods: fc.Arbitrary<Period> = fc.record({
  weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  opens: clock,
  closes: clock,
});
const steps = fc.integer({ min: -600, max: 600 }).map((quarters) => quarters * 15);
const lengthOf = (period: Period) => piecesOf(period).reduce((sum, { from, to }) => sum + to - from, 0);
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

describe('a period on the grid', () => {
  it('keeps its length wherever it is moved, and comes back', () => {
    fc.assert(
      fc.property(periods, steps, (period, step) => {
        const moved = movedBy(period, step);
        expect(lengthOf(moved)).toBe(lengthOf(period));
        expect(movedBy(moved, -step)).toEqual(period);
      }),
    );
  });

  it('lasts from 15 minutes to 24 hours, whichever end is drawn', () => {
    fc.assert(
      fc.property(periods, steps, (period, step) => {
        for (const drawn of [closingBy(period, step), openingBy(period, step)]) {
          expect(lengthOf(drawn)).toBeGreaterThanOrEqual(15);
          expect(lengthOf(drawn)).toBeLessThanOrEqual(1440);
        }
        expect(closingBy(period, step).opens).toBe(period.opens);
        expect(openingBy(period, step).closes).toBe(period.closes);
      }),
    );
  });

  it('lies in one column, or in two where it lasts over midnight', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const pieces = piecesOf(period);
        const over = minutes(period.closes) <= minutes(period.opens) && period.closes !== '00:00';
        expect(pieces).toHaveLength(over ? 2 : 1);
        expect(pieces[0]).toMatchObject({ from: minutes(period.opens), first: true, last: !over });
      }),
    );
  });

  it('goes from Sunday night into Monday, the first column', () => {
    const night: Period = { weekday: 0, opens: '22:00', closes: '23:00' };
    const late = closingBy(night, 180);
    expect(late).toEqual({ weekday: 0, opens: '22:00', closes: '02:00' });
    expect(piecesOf(late).map(({ column, from, to }) => [column, from, to])).toEqual([
      [6, 1320, 1440],
      [0, 0, 120],
    ]);
    expect(movedBy(night, 120)).toEqual({ weekday: 1, opens: '00:00', closes: '01:00' });
  });

  it('is drawn in either direction', () => {
    const drawn = { weekday: 2, opens: '18:00', closes: '02:00' };
    const [six, two] = [1440 + 18 * 60, 2 * 1440 + 120];
    expect(drawnBetween(six, two)).toEqual(drawn);
    expect(drawnBetween(two, six)).toEqual(drawn);
  });
});
