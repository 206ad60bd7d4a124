import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '../../../src/domain/access';

const COMMON = new Set(['password', 'sunshine', 'qwertyuiop', '1234567890', 'correcthorse']);
const isCommon = (word: string) => COMMON.has(word);
const of = (password: string, email = 'ana.souza@example.test') =>
  passwordProblems(password, email, isCommon);

describe('a new password', () => {
  it.each([
    ['pizza-amanhã-às-9', []],
    ['Correct horse, battery', []],
    ['trocada7xk', []],
    ['short', ['PASSWORD_TOO_SHORT']],
    ['nine char', ['PASSWORD_TOO_SHORT']],
    ['ten chars!', []],
    ['🍕🍔🍟🌭🍿🥐🥨🥯🧀🥓', []],
    ['ana.souza@example.test', ['PASSWORD_IS_EMAIL']],
    ['ANA.SOUZA@EXAMPLE.TEST', ['PASSWORD_IS_EMAIL']],
    ['ana.souza', ['PASSWORD_TOO_SHORT', 'PASSWORD_IS_EMAIL']],
    ['Ana.Souza2026!', ['PASSWORD_IS_EMAIL']],
    ['qwertyuiop', ['PASSWORD_COMMON']],
    ['QWERTYUIOP', ['PASSWORD_COMMON']],
    ['1234567890', ['PASSWORD_COMMON']],
    ['Password2026!', ['PASSWORD_COMMON']],
    ['!!!sunshine', ['PASSWORD_COMMON']],
    ['aaaaaaaaaa', ['PASSWORD_COMMON']],
    ['12121212121212', ['PASSWORD_COMMON']],
    ['', ['PASSWORD_TOO_SHORT', 'PASSWORD_COMMON']],
  ])('%j has the problems %j', (password, problems) => {
    expect(of(password)).toEqual(problems);
  });

  it('does not have to be unlike an address that is not typed yet', () => {
    expect(of('pizza-amanhã-às-9', '')).toEqual([]);
    expect(of('123!456?7890', '@')).toEqual([]);
  });

  it('is as long as the rule says, by characters and not by bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 300 }), (password) => {
        const length = Array.from(password).length;
        const problems = of(password);
        expect(problems.includes('PASSWORD_TOO_SHORT')).toBe(length < PASSWORD_MIN);
        expect(problems.includes('PASSWORD_TOO_LONG')).toBe(length > PASSWORD_MAX);
      }),
    );
  });

  it('is not a common word whatever digits and signs are around it', () => {
    const trimming = fc.stringMatching(/^[0-9!@#$.]{0,8}$/);
    fc.assert(
      fc.property(trimming, fc.constantFrom('password', 'sunshine'), trimming, (before, word, after) => {
        expect(of(before + word + after)).toContain('PASSWORD_COMMON');
      }),
    );
  });
});
