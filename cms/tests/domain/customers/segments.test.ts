import { describe, expect, it } from 'vitest';
import {
  highSpendCents,
  segmentBand,
  segmentOf,
  SEGMENTS,
  type CustomerFigures,
} from '../../../src/domain/customers';
import { DAY_MS } from '../../../src/domain/time';
import { PROOF } from '../../api/support/proof';

const HISTORIES = PROOF ? 1_000_000 : 10_000;

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The table of the design, written down a second time and in another way. */
function modelSegment(
  { orderCount: f, spentCents, lastOrderAt }: CustomerFigures,
  now: number,
  high: number,
): string {
  if (lastOrderAt === null) return 'NEW';
  const ageMs = now - Date.parse(lastOrderAt);
  const m = spentCents >= high;
  if (ageMs > 180 * DAY_MS) return 'LOST';
  if (ageMs > 60 * DAY_MS) return f >= 4 || m ? 'AT_RISK' : 'HIBERNATING';
  if (ageMs > 30 * DAY_MS) return f >= 4 || m ? 'LOYAL' : 'NEEDS_ATTENTION';
  if (f >= 8 || (m && f >= 3)) return 'CHAMPION';
  if (f >= 4) return 'LOYAL';
  return f >= 2 ? 'PROMISING' : 'NEW';
}

/** The figures of random orders, added up one by one. */
function randomHistory(random: () => number, now: number): CustomerFigures {
  const count = Math.floor(random() ** 3 * 14);
  // On the edge of an age every fourth time.
  const edge = [30, 60, 180][Math.floor(random() * 3)] ?? 0;
  const shift = Math.floor(random() * 3) - 1;
  const youngest = random() < 0.25 ? edge * DAY_MS + shift : Math.floor(random() ** 2 * 400 * DAY_MS);
  let [orderCount, spentCents, last] = [0, 0, -Infinity];
  for (let n = 0; n < count; n += 1) {
    orderCount += 1;
    spentCents += Math.floor(random() * 9000);
    last = Math.max(last, now - youngest - Math.floor(n * random() * 20 * DAY_MS));
  }
  return { orderCount, spentCents, lastOrderAt: count === 0 ? null : new Date(last).toISOString() };
}

describe('segments', () => {
  it('are those of the design for random histories at random clocks', () => {
    const random = randomNumbers(37);
    const seen = new Set<string>();
    for (let n = 0; n < HISTORIES; n += 1) {
      const now = Date.UTC(2020, 0, 1) + Math.floor(random() * 4000 * DAY_MS);
      const history = randomHistory(random, now);
      const high = random() < 0.1 ? history.spentCents : Math.floor(random() * 50_000);
      const segment = segmentOf(history, { now: new Date(now), highSpendCents: high });
      expect(segment, JSON.stringify({ history, now, high })).toBe(modelSegment(history, now, high));
      seen.add(segment);
    }
    expect([...seen].sort()).toEqual([...SEGMENTS].sort());
  });

  it('count ten average orders as much', () => {
    expect(highSpendCents({ orderCount: 3, spentCents: 1000 })).toBe(3334);
    expect(highSpendCents({ orderCount: 0, spentCents: 0 })).toBe(0);
  });

  it('know the ages they allow', () => {
    expect(SEGMENTS.map((segment) => [segment, segmentBand(segment)])).toEqual([
      ['CHAMPION', { from: -Infinity, to: 30 }],
      ['LOYAL', { from: -Infinity, to: 60 }],
      ['PROMISING', { from: -Infinity, to: 30 }],
      ['NEW', { from: -Infinity, to: 30 }],
      ['NEEDS_ATTENTION', { from: 30, to: 60 }],
      ['AT_RISK', { from: 60, to: 180 }],
      ['HIBERNATING', { from: 60, to: 180 }],
      ['LOST', { from: 180, to: Infinity }],
    ]);
  });
});
