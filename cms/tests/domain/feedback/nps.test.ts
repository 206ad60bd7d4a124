import { mean, sampleVariance, standardDeviation } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { isoWeekOf, mondaysBetween, npsOf } from '../../../src/domain/feedback';
import { randomSource } from './random';

/** The scores of answers one by one: what the closed form sums up. */
const scores = (promoters: number, passives: number, detractors: number): number[] => [
  ...Array<number>(promoters).fill(1),
  ...Array<number>(passives).fill(0),
  ...Array<number>(detractors).fill(-1),
];

describe('the Net Promoter Score', () => {
  it('has the interval of the mean of its scores, over random samples', () => {
    const random = randomSource(7);
    const upTo = (max: number) => Math.floor(random() * (max + 1));
    for (let round = 0; round < 300; round += 1) {
      const counts = { promoters: upTo(60), passives: upTo(60), detractors: upTo(60) + 1 };
      const sample = scores(counts.promoters, counts.passives, counts.detractors);
      const { n, nps, interval, enough } = npsOf(counts);
      expect([n, enough]).toEqual([sample.length, sample.length >= 30]);
      const error = standardDeviation(sample) / Math.sqrt(sample.length);
      const margin = 1.959963984540054 * error * 100;
      expect(nps).toBeCloseTo(mean(sample) * 100, 9);
      expect(interval?.low).toBeCloseTo(Math.max(-100, mean(sample) * 100 - margin), 9);
      expect(interval?.high).toBeCloseTo(Math.min(100, mean(sample) * 100 + margin), 9);
      if (sample.length > 1) expect(sampleVariance(sample)).toBeGreaterThanOrEqual(error * error);
    }
  });

  it('says nothing of no answers, and is certain of alike ones', () => {
    expect(npsOf({ promoters: 0, passives: 0, detractors: 0 })).toMatchObject({ nps: null, interval: null });
    expect(npsOf({ promoters: 40, passives: 0, detractors: 0 })).toMatchObject({
      ...{ nps: 100, interval: { low: 100, high: 100 }, enough: true },
    });
    expect(npsOf({ promoters: 10, passives: 10, detractors: 9 }).enough).toBe(false);
  });
});

describe('the ISO week of a day', () => {
  it('begins on Monday and belongs to the year of its Thursday', () => {
    const weeks = ['2026-11-29', '2026-11-30', '2026-12-31', '2027-01-03', '2027-01-04', '2024-12-30'];
    expect(weeks.map(isoWeekOf)).toEqual([
      ...['2026-W48', '2026-W49', '2026-W53', '2026-W53', '2027-W01', '2025-W01'],
    ]);
    expect(mondaysBetween('2026-11-29', '2026-12-08')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
  });
});
