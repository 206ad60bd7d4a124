import { describe, expect, it } from 'vitest';
import { phaseOf, shownHours } from '../../src/features/home/hours';

/** A business day from 04:00 on with the given orders by hour. */
const day = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, index) => {
    const hour = (index + 4) % 24;
    return { hour, orders: orders[hour] ?? 0, comparedOrders: 0 };
  });
const hours = (list: { hour: number }[]) => list.map(({ hour }) => hour);

describe('the hours shown', () => {
  it('reach from one before the first order to one after the last, past midnight too', () => {
    const shown = hours(shownHours(day({ 11: 2, 1: 1 }), 13));
    expect(shown[0]).toBe(10);
    expect(shown.at(-1)).toBe(2);
  });

  it('have the present hour among them', () => {
    expect(hours(shownHours(day({ 11: 2 }), 22))).toContain(22);
  });

  it('are never so few that one order looks like a rush', () => {
    expect(shownHours(day({ 12: 1 }), 12)).toHaveLength(8);
    expect(shownHours(day({ 3: 1 }), 3)).toHaveLength(8);
  });
});

it('tells hours gone by, the running one and those to come by the business day', () => {
  const list = day({});
  expect(phaseOf(list, 23, 1)).toBe('past');
  expect(phaseOf(list, 1, 1)).toBe('partial');
  expect(phaseOf(list, 2, 1)).toBe('future');
  expect(phaseOf(list, 1, 23)).toBe('future');
});
