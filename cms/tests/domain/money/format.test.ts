import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, currencyOf } from '../../../src/domain/country';
import { formatAmount, formatMoney, minorDigits, parseMoney, readMoney } from '../../../src/domain/money';

const plain = (text: string) => text.replace(/\s/g, ' ');
const currency = fc.constantFrom('BRL', 'USD', 'EUR', 'JPY', 'KWD', 'ARS', 'HUF', 'CLP');
const country = fc.constantFrom(...COUNTRIES);

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
    [441_193, 'MXN', 'MX', '$4,411.93'],
    [8380, 'CLP', 'CL', '$8.380'],
    [125_000, 'PEN', 'PE', 'S/ 1,250.00'],
    [123_450, 'BRL', 'BR', 'R$ 1.234,50'],
    [123_450, 'ARS', 'AR', '$ 1.234,50'],
    [123_450, 'COP', 'CO', '$ 1.234,50'],
    [123_450, 'EUR', 'ES', '1.234,50 €'],
    [123_450, 'EUR', 'PT', '1 234,50 €'],
    [123_450, 'EUR', 'DE', '1.234,50 €'],
    [123_450, 'USD', 'US', '$1,234.50'],
    [123_450, 'USD', 'EC', '$1.234,50'],
    [123_450, 'GBP', 'GB', '£1,234.50'],
    [123_450, 'CAD', 'CA', '$1,234.50'],
    [12_345_650, 'INR', 'IN', '₹1,23,456.50'],
    [1234, 'JPY', 'JP', '¥1,234'],
    [1234, 'KWD', 'KW', 'KWD 1.234'],
    [-5, 'USD', 'US', '-$0.05'],
  ])('%i %s in %s is %s', (cents, code, place, text) => {
    expect(plain(formatMoney(cents, code, place))).toBe(text);
  });

  it('tells the code where several currencies meet', () => {
    expect(plain(formatMoney(441_193, 'MXN', 'US', 'code'))).toBe('MXN 4,411.93');
    expect(plain(formatMoney(8380, 'CLP', 'BR', 'code'))).toBe('CLP 8.380');
  });

  it('takes no language for a country', () => {
    expect(() => formatMoney(1, 'BRL', 'pt-BR')).toThrow(RangeError);
    expect(() => parseMoney('1', 'BRL', 'es')).toThrow(RangeError);
  });

  it('shows every digit of the amount, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), currency, country, (cents, code, place) => {
        const digits = formatMoney(cents, code, place).replace(/\D/g, '');
        expect(digits).toBe(String(cents).padStart(minorDigits(code) + 1, '0'));
      }),
    );
  });
});

describe('parseMoney', () => {
  it('reads back what is written, in every country, with a sign, a code or neither', () => {
    const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    for (const place of COUNTRIES) {
      const code = currencyOf(place) ?? '';
      fc.assert(
        fc.property(cents, (amount) => {
          for (const text of [
            formatMoney(amount, code, place),
            formatMoney(amount, code, place, 'code'),
            formatAmount(amount, code, place),
            formatAmount(amount, code, place, { grouping: false }),
          ])
            expect([place, text, parseMoney(text, code, place)]).toEqual([place, text, amount]);
        }),
        { numRuns: 10 },
      );
    }
  });

  it('reads back any currency in any country', () => {
    const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(cents, currency, country, (amount, code, place) => {
        expect(parseMoney(formatMoney(amount, code, place), code, place)).toBe(amount);
      }),
    );
  });

  it.each([
    ['12', 'BRL', 'BR', 1200],
    ['12,5', 'BRL', 'BR', 1250],
    ['12.50', 'BRL', 'BR', 1250], // the other keyboard's separator
    ['12,50', 'USD', 'US', 1250],
    ['1.234,56', 'BRL', 'BR', 123_456],
    ['1,234.56', 'BRL', 'BR', 123_456],
    ['1.234,56', 'USD', 'US', 123_456],
    ['1.234', 'BRL', 'BR', 123_400],
    ['1,234', 'USD', 'US', 123_400],
    ['1.234.567', 'USD', 'US', 123_456_700],
    ['R$ 1.234,50', 'BRL', 'BR', 123_450],
    ['r$1.234,50', 'BRL', 'BR', 123_450],
    ['1234,56 BRL', 'BRL', 'BR', 123_456],
    ['$12,500', 'MXN', 'MX', 1_250_000],
    ['MX$25', 'MXN', 'MX', 2500],
    ['MXN $25.50', 'MXN', 'MX', 2550],
    ['$1,250.00 MXN', 'MXN', 'MX', 125_000],
    ['S/ 32.50', 'PEN', 'PE', 3250],
    ['S/. 28.00', 'PEN', 'PE', 2800],
    ['S/.28', 'PEN', 'PE', 2800],
    ['S/ 1,250', 'PEN', 'PE', 125_000],
    ['CLP 8.380', 'CLP', 'CL', 8380],
    ['$8.380', 'CLP', 'CL', 8380],
    ['$8.380.-', 'CLP', 'CL', 8380],
    ['8380,00', 'CLP', 'CL', 8380],
    ['Gs. 25.000', 'PYG', 'PY', 25_000],
    ['Bs. 12,50', 'BOB', 'BO', 1250],
    ['U$S 12,50', 'USD', 'EC', 1250],
    ['1 234,50 €', 'EUR', 'FR', 123_450],
    ["CHF 1'234.50", 'CHF', 'CH', 123_450],
    ['₹1,23,456', 'INR', 'IN', 12_345_600],
    ['-12,50', 'BRL', 'BR', -1250],
    ['R$ -12,50', 'BRL', 'BR', -1250],
    [' 7 ', 'BRL', 'BR', 700],
    ['1234', 'JPY', 'JP', 1234],
    ['1.234', 'KWD', 'KW', 1234],
    ['0', 'BRL', 'BR', 0],
  ])('reads %j as %s in %s', (text, code, place, cents) => {
    expect(parseMoney(text, code, place)).toBe(cents);
  });

  it.each([
    ['', 'BRL', 'BR'],
    ['abc', 'BRL', 'BR'],
    ['12abc', 'BRL', 'BR'],
    ['1.234', 'USD', 'US'], // a thousand, or one and a bit?
    ['1,250', 'BRL', 'BR'],
    ['1,000', 'BRL', 'BR'],
    ['8,380', 'CLP', 'CL'],
    ['1.250', 'MXN', 'MX'],
    ['12,345', 'BRL', 'BR'],
    ['12 50', 'BRL', 'BR'],
    ['12,3,4', 'BRL', 'BR'],
    ['1.23,45', 'BRL', 'BR'],
    ['12.34.567,8', 'BRL', 'BR'],
    ['1,23,456', 'USD', 'US'],
    ['12,', 'BRL', 'BR'],
    [',5', 'BRL', 'BR'],
    ['1.5', 'JPY', 'JP'],
    ['--5', 'USD', 'US'],
    ['-R$-5', 'BRL', 'BR'],
    ['1R$2', 'BRL', 'BR'],
    ['99999999999999999', 'BRL', 'BR'],
    ['1e3', 'BRL', 'BR'],
  ])('refuses %j as %s in %s', (text, code, place) => {
    expect(readMoney(text, code, place)).toEqual({ wrong: 'NOT_AN_AMOUNT' });
  });

  it.each([
    ['€ 5', 'BRL', 'BR', '€'],
    ['$ 12,50', 'BRL', 'BR', '$'],
    ['US$ 12.50', 'MXN', 'MX', 'US$'],
    ['12.50 USD', 'MXN', 'MX', 'USD'],
    ['R$ 12,50', 'MXN', 'MX', 'R$'],
    ['S/. 28.00', 'MXN', 'MX', 'S/.'],
    ['25 kr', 'EUR', 'ES', 'kr'],
  ])('names the currency of %j, which is not %s', (text, code, place, sign) => {
    expect(readMoney(text, code, place)).toEqual({ wrong: 'OTHER_CURRENCY', sign });
  });

  it('never throws, and never answers anything but a safe integer or null', () => {
    const scribble = fc.string({
      unit: fc.constantFrom('0', '1', '9', '.', ',', '-', ' ', 'R', '$', 'x'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(scribble, currency, country, (text, code, place) => {
        const cents = parseMoney(text, code, place);
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});
