import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, minorDigits, parseMoney } from '../../../src/domain/money';

const plain = (text: string) => text.replace(/\s/g, ' ');
const currency = fc.constantFrom('BRL', 'USD', 'EUR', 'JPY', 'KWD', 'ARS', 'HUF', 'CLP');
const language = fc.constantFrom('en', 'pt-BR', 'es');

describe('minorDigits', () => {
  it.each([
    ['JPY', 0],
    ['CLP', 0],
    ['BRL', 2],
    ['HUF', 2], // Intl says 0: habit, not ISO 4217
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %i', (code, digits) => {
    expect(minorDigits(code)).toBe(digits);
  });

  it('refuses what is not a code', () => {
    expect(() => minorDigits('brl')).toThrow(RangeError);
    expect(() => minorDigits('')).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it.each([
    [123_456, 'BRL', 'pt-BR', 'R$ 1.234,56'],
    [123_456, 'BRL', 'en', 'R$1,234.56'],
    [123_456, 'EUR', 'es', '1234,56 €'],
    [-5, 'USD', 'en', '-$0.05'],
    [1234, 'JPY', 'en', '¥1,234'],
    [1234, 'KWD', 'en', 'KWD 1.234'],
  ])('%i %s in %s is %s', (cents, code, tag, text) => {
    expect(plain(formatMoney(cents, code, tag))).toBe(text);
  });

  it('shows every digit of the amount, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), currency, language, (cents, code, tag) => {
        const digits = formatMoney(cents, code, tag).replace(/\D/g, '');
        expect(digits).toBe(String(cents).padStart(minorDigits(code) + 1, '0'));
      }),
    );
  });
});

describe('parseMoney', () => {
  it('reads back what formatMoney writes', () => {
    const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(cents, currency, language, (amount, code, tag) => {
        expect(parseMoney(formatMoney(amount, code, tag), code, tag)).toBe(amount);
      }),
    );
  });

  it.each([
    ['12', 'BRL', 'pt-BR', 1200],
    ['12,5', 'BRL', 'pt-BR', 1250],
    ['12.50', 'BRL', 'pt-BR', 1250], // the other keyboard's separator
    ['12,50', 'BRL', 'en', 1250],
    ['1.234,56', 'BRL', 'pt-BR', 123_456],
    ['1,234.56', 'BRL', 'pt-BR', 123_456],
    ['1.234,56', 'BRL', 'en', 123_456],
    ['1.234', 'BRL', 'pt-BR', 123_400],
    ['1,234', 'BRL', 'en', 123_400],
    ['1.234.567', 'BRL', 'en', 123_456_700],
    ['R$ 1.234,56', 'BRL', 'pt-BR', 123_456],
    ['1234,56 BRL', 'BRL', 'es', 123_456],
    ['$5', 'MXN', 'en', 500],
    ['-12,50', 'BRL', 'pt-BR', -1250],
    ['R$ -12,50', 'BRL', 'pt-BR', -1250],
    [' 7 ', 'BRL', 'en', 700],
    ['1234', 'JPY', 'en', 1234],
    ['1.234', 'KWD', 'en', 1234],
    ['1.234', 'KWD', 'pt-BR', 1_234_000],
    ['0', 'BRL', 'en', 0],
  ])('reads %j as %s in %s', (text, code, tag, cents) => {
    expect(parseMoney(text, code, tag)).toBe(cents);
  });

  it.each([
    ['', 'BRL', 'pt-BR'],
    ['abc', 'BRL', 'pt-BR'],
    ['12abc', 'BRL', 'pt-BR'],
    ['1.234', 'BRL', 'en'], // a thousand, or one and a bit?
    ['1,234', 'BRL', 'pt-BR'],
    ['12,345', 'BRL', 'pt-BR'],
    ['12,3,4', 'BRL', 'pt-BR'],
    ['1.23,45', 'BRL', 'pt-BR'],
    ['12.34.567,8', 'BRL', 'pt-BR'],
    ['12,', 'BRL', 'pt-BR'],
    [',5', 'BRL', 'pt-BR'],
    ['1.5', 'JPY', 'en'],
    ['--5', 'BRL', 'en'],
    ['-R$-5', 'BRL', 'en'],
    ['€ 5', 'BRL', 'en'],
    ['1R$2', 'BRL', 'en'],
    ['99999999999999999', 'BRL', 'en'],
    ['1e3', 'BRL', 'en'],
  ])('refuses %j as %s in %s', (text, code, tag) => {
    expect(parseMoney(text, code, tag)).toBeNull();
  });

  it('never throws, and never answers anything but a safe integer or null', () => {
    const scribble = fc.string({
      unit: fc.constantFrom('0', '1', '9', '.', ',', '-', ' ', 'R', '$', 'x'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(scribble, currency, language, (text, code, tag) => {
        const cents = parseMoney(text, code, tag);
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});
