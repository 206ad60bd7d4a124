import { combinations } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import {
  delayBucket,
  discoveries,
  findCauses,
  upperTail,
  type CauseAnswer,
} from '../../../src/domain/feedback';
import { randomSource } from './random';

/** `bad` bad answers of `n`, all with the same traits. */
const answers = (n: number, bad: number, traits: CauseAnswer['traits'], name: string): CauseAnswer[] =>
  Array.from({ length: n }, (_, index) => ({ orderId: `${name}-${index}`, bad: index < bad, traits }));

/** By hand: of every way to draw `n` of the answers, the share with at least `bad` bad ones. */
function tailByCounting({ total, totalBad, n, bad }: Parameters<typeof upperTail>[0]): number {
  const drawn = combinations(
    Array.from({ length: total }, (_, index) => index),
    n,
  );
  const asBad = drawn.filter((draw) => draw.filter((index) => index < totalBad).length >= bad);
  return asBad.length / drawn.length;
}

/** As the procedure is told: the largest k whose p-value is not above k/m · q. */
function keptByHand(values: readonly number[], rate: number): number {
  let kept = 0;
  values.forEach((p, index) => {
    if (p <= ((index + 1) / values.length) * rate) kept = index + 1;
  });
  return kept;
}

describe('the chance of so many bad answers', () => {
  it('is the share of all draws that have as many, over all small tables', () => {
    for (let total = 2; total <= 9; total += 1)
      for (let totalBad = 0; totalBad <= total; totalBad += 1)
        for (let n = 1; n <= total; n += 1)
          for (let bad = 0; bad <= Math.min(n, totalBad); bad += 1) {
            const table = { total, totalBad, n, bad };
            expect(upperTail(table), JSON.stringify(table)).toBeCloseTo(tailByCounting(table), 10);
          }
  });
});

describe('what is kept of many tests', () => {
  it('is what the procedure keeps that is told step by step', () => {
    const random = randomSource(11);
    for (let round = 0; round < 200; round += 1) {
      const values = Array.from({ length: 1 + Math.floor(random() * 30) }, () => random() ** 3).sort(
        (a, b) => a - b,
      );
      expect(discoveries(values, 0.1)).toBe(keptByHand(values, 0.1));
    }
    expect(discoveries([])).toBe(0);
  });
});

describe('the causes of bad answers', () => {
  it('name the courier behind them, with the orders', () => {
    const { causes, tested } = findCauses([
      ...answers(31, 12, { COURIER: ['zeca'], HOUR: ['20'] }, 'zeca'),
      ...answers(100, 14, { COURIER: ['bia'], HOUR: ['20'] }, 'bia'),
      ...answers(100, 14, { COURIER: ['rui'], HOUR: ['21'] }, 'rui'),
    ]);
    expect(tested).toBe(5);
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatchObject({
      ...{ dimension: 'COURIER', value: 'zeca', bad: 12, n: 31, restBad: 28, restN: 200 },
    });
    expect(causes[0]?.orderIds).toEqual(Array.from({ length: 12 }, (_, index) => `zeca-${index}`));
  });

  it('are not told of too few answers, on either side', () => {
    const few = [
      ...answers(19, 19, { PRODUCT: ['soup'] }, 'soup'),
      ...answers(200, 10, { PRODUCT: ['pizza'] }, 'pizza'),
    ];
    expect(findCauses(few)).toEqual({ tested: 0, causes: [] });
    expect(findCauses([])).toEqual({ tested: 0, causes: [] });
  });

  it('are told of a product once, however often an order has it', () => {
    const twice = answers(40, 20, { PRODUCT: ['soup', 'soup'] }, 'soup');
    const { causes } = findCauses([...twice, ...answers(100, 5, { PRODUCT: ['pizza'] }, 'pizza')]);
    expect(causes.map(({ value, n }) => [value, n])).toEqual([['soup', 40]]);
  });

  it('are seldom told of chance alone', () => {
    const random = randomSource(3);
    const rounds = 40;
    let told = 0;
    for (let round = 0; round < rounds; round += 1) {
      const chance = Array.from({ length: 400 }, (_, index) => ({
        orderId: String(index),
        bad: random() < 0.15,
        traits: { PRODUCT: [String(Math.floor(random() * 8))], HOUR: [String(Math.floor(random() * 8))] },
      }));
      if (findCauses(chance).causes.length > 0) told += 1;
    }
    expect(told / rounds).toBeLessThanOrEqual(0.15);
  });
});

it('delays fall into buckets by the minutes after the promise', () => {
  expect([-5, 0, 1, 10, 11, 20, 40, 41].map(delayBucket)).toEqual([
    ...['ON_TIME', 'ON_TIME', 'UP_TO_10', 'UP_TO_10', 'UP_TO_20', 'UP_TO_20', 'UP_TO_40', 'OVER_40'],
  ]);
});
