import { SELLER } from '@contracts/sellers';
import { describe, expect, it } from 'vitest';
import { monthBefore, monthTo } from '../../src/features/sellers/payouts/period';
import { sumOf } from '../../src/features/sellers/commissions/use-commission-actions';
import { codeFrom, goalPercent } from '../../src/features/sellers/seller-values';

describe('a new seller', () => {
  it('begins with a code made of the first name, where that gives one', () => {
    expect(codeFrom('José Antônio da Silva')).toBe('JOSE');
    expect(codeFrom("  d'Ávila  ")).toBe('DAVILA');
    expect(codeFrom('Wolfeschlegelsteinhausen')).toHaveLength(12);
    for (const name of ['', 'Jô', '李', '!!']) expect(codeFrom(name)).toBe('');
    for (const name of ['José', 'Maximilianoooooo'])
      expect(SELLER.form.safeParse({ ...SELLER.empty, name, code: codeFrom(name) }).success).toBe(true);
  });
});

describe('the goal of a month', () => {
  const seller = (goalCents: number | null, soldCents: number) => ({
    goalCents,
    month: { since: '2026-03-01', orders: 1, soldCents, earnedCents: 0 },
  });

  it('is reached in whole percents, never too early and never beyond', () => {
    expect(goalPercent(seller(null, 500))).toBeNull();
    expect(goalPercent(seller(1000, 0))).toBe(0);
    expect(goalPercent(seller(1000, 999))).toBe(99);
    expect(goalPercent(seller(1000, 1000))).toBe(100);
    expect(goalPercent(seller(1000, 5000))).toBe(100);
  });
});

describe('the period of a pay-out', () => {
  it('is this month up to today, or the whole month before', () => {
    expect(monthTo('2026-03-10')).toEqual({ from: '2026-03-01', to: '2026-03-10' });
    expect(monthBefore('2026-03-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(monthBefore('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthBefore('2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
});

it('what is approved and paid is what is left after reversals', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([{ netCents: 150 }, { netCents: 0 }, { netCents: 49 }])).toBe(199);
});
