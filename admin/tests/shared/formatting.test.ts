import { parseMoney } from '@domain/money';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { formatsOf } from '@shared/format/context';
import { formatRelative, minutesUntil } from '@shared/format/relative';

const NOW = Date.parse('2031-04-03T22:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

describe('time', () => {
  it('counts whole minutes to and from now', () => {
    expect(minutesUntil(at(5), NOW)).toBe(5);
    expect(minutesUntil(NOW + 29_000, NOW)).toBe(0);
    expect(minutesUntil(at(-3), NOW)).toBe(-3);
  });

  it('tells the distance in the largest unit', () => {
    expect(formatRelative(at(5), NOW, 'en')).toBe('in 5 min.');
    expect(formatRelative(at(-125), NOW, 'en')).toBe('2 hr. ago');
    expect(formatRelative(at(-3 * 24 * 60), NOW, 'en')).toBe('3 days ago');
  });
});

describe('money in a field', () => {
  it.each([
    ['BRL', 'BR', 123456, '1.234,56', 'R$', ','],
    ['USD', 'US', 5, '0.05', '$', '.'],
    ['MXN', 'MX', 441_193, '4,411.93', '$', '.'],
    ['CLP', 'CL', 8380, '8.380', '$', ','],
    ['PEN', 'PE', 125_000, '1,250.00', 'S/', '.'],
    ['EUR', 'ES', 123_456, '1.234,56', '€', ','],
    ['JPY', 'JP', 1234, '1,234', '¥', '.'],
    ['KWD', 'KW', 1234567, '1,234.567', 'KWD', '.'],
  ])(
    '%s in %s: %i is "%s", and is read back as the same',
    (currency, country, cents, text, sign, decimal) => {
      const formats = formatsOf({ country, currency, timeZone: 'UTC' }, 'es');
      expect(formats.amount(cents)).toBe(text);
      expect([formats.sign, formats.decimal]).toEqual([sign, decimal]);
      expect(parseMoney(text, currency, country)).toBe(cents);
    },
  );
});

describe('numbers', () => {
  const english = formatsOf({ country: 'US', currency: 'USD', timeZone: 'UTC' }, 'en');

  it('writes basis points, signs and changes', () => {
    expect(english.percent(9310)).toBe('93.1%');
    expect(english.signed(2)).toBe('+2');
    expect(english.signed(0)).toBe('0');
    expect(english.change(82, 74)).toBe('+11%');
    expect(english.change(50, 100)).toBe('-50%');
  });

  it('has no change to tell when there was nothing before', () => {
    expect(english.change(5, 0)).toBeNull();
  });
});
