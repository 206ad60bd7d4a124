import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleNumbers, orderNumber, pickupCode } from '../../../src/domain/orders/number';

describe('orderNumber', () => {
  it('has three digits or as many as it needs, after the prefix', () => {
    expect(orderNumber(1, '')).toBe('001');
    expect(orderNumber(42, '')).toBe('042');
    expect(orderNumber(999, 'P-')).toBe('P-999');
    expect(orderNumber(1000, 'P-')).toBe('P-1000');
  });

  it('tells different orders of a day apart', () => {
    const sequence = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(sequence, sequence, (one, other) => {
        expect(orderNumber(one, 'A') === orderNumber(other, 'A')).toBe(one === other);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('refuses %d', (sequence) => {
    expect(() => orderNumber(sequence, '')).toThrow(RangeError);
  });
});

describe('numbersMeant', () => {
  it('are those of every branch for digits alone, and the one that is typed for digits behind a prefix', () => {
    expect(possibleNumbers('7', ['C-', 'X'])).toEqual(['007', 'C-007', 'X007']);
    expect(possibleNumbers('#042', [])).toEqual(['042']);
    expect(possibleNumbers(' c-100', ['X'])).toEqual(['C-100']);
  });

  it.each(['', 'Ana', 'Rua 7', '11-98877', '(11) 9', '1234567', 'Silva1'])('are none for %s', (text) => {
    expect(possibleNumbers(text, ['C-'])).toEqual([]);
  });

  it('find every number that an order can have, however its prefix is written', () => {
    const prefix = fc.stringMatching(/^[A-Z]{1,3}-?$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), prefix, (sequence, before) => {
        const number = orderNumber(sequence, before);
        expect(possibleNumbers(number.toLowerCase(), [])).toEqual([number]);
        expect(possibleNumbers(String(sequence), [before])).toContain(number);
      }),
    );
  });
});

describe('pickupCode', () => {
  it('is four digits for every random number', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(pickupCode(random)).toMatch(/^\d{4}$/);
      }),
    );
  });

  it('uses the whole range', () => {
    expect(pickupCode(0)).toBe('0000');
    expect(pickupCode(0.0042)).toBe('0042');
    expect(pickupCode(1 - Number.EPSILON / 2)).toBe('9999');
  });

  it.each([-0.1, 1, Number.NaN])('refuses %d', (random) => {
    expect(() => pickupCode(random)).toThrow(RangeError);
  });
});
