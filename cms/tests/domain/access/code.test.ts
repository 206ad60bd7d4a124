import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODES, readRecoveryCode, recoveryCode, sixDigits } from '../../../src/domain/access';

describe('six digits', () => {
  it('are a number from 0 to 999999, with zeros before it', () => {
    expect([0, 7, 47115, CODES - 1].map(sixDigits)).toEqual(['000000', '000007', '047115', '999999']);
  });

  it('are not made of anything else', () => {
    for (const number of [-1, CODES, 0.5, NaN, Infinity]) expect(() => sixDigits(number)).toThrow(RangeError);
  });
});

describe('a recovery code', () => {
  const bytes = fc.array(fc.nat(255), { minLength: 10, maxLength: 20 });

  it('is two groups of five letters that nobody mistakes', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(recoveryCode(random)).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      }),
    );
    expect(() => recoveryCode([1, 2, 3])).toThrow(RangeError);
  });

  it('has every letter as often as any other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [letter = ''] = recoveryCode(Array.from({ length: 10 }, () => byte));
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('is read however it is typed', () => {
    const typings = fc.constantFrom<(code: string) => string>(
      (code) => code,
      (code) => code.toUpperCase(),
      (code) => code.replace('-', ''),
      (code) => code.replace('-', ' '),
      (code) => ` ${code.split('').join(' ')} `,
      (code) => code.replace(/0/g, 'o').replace(/1/g, 'I'),
      (code) => code.replace(/1/g, 'l').replace(/v/g, 'u'),
    );
    fc.assert(
      fc.property(bytes, typings, (random, type) => {
        const code = recoveryCode(random);
        expect(readRecoveryCode(type(code))).toBe(code);
      }),
    );
  });

  it('is nothing else', () => {
    for (const typed of ['', '12345', 'abcde-fghjkm', 'abcde-fghj!', '123456', 'ääääää-ääää'])
      expect(readRecoveryCode(typed)).toBeNull();
  });
});
