import { parseMoney } from '@domain/money';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { formatsOf } from '@shared/format/context';
import { currencySign, moneyForField } from '@shared/format/money';
import {
  formatBrief,
  formatClock,
  formatDay,
  formatMoment,
  formatRelative,
  minutesUntil,
} from '@shared/format/time';

const NOW = Date.parse('2031-04-03T22:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const spaced = (text: string | null) => text?.replace(/\s/g, ' ');

describe('time', () => {
  it('is the clock of the branch, whatever zone the machine is in', () => {
    expect(formatClock('2031-04-03T22:05:00Z', 'America/Sao_Paulo', 'pt-BR')).toBe('19:05');
    expect(spaced(formatClock('2031-04-03T22:05:00Z', 'Asia/Tokyo', 'en'))).toBe('07:05 AM');
    expect(formatMoment('2031-04-03T22:05:00Z', 'Asia/Tokyo', 'en')).toContain('Apr 4');
  });

  it('names the year of a moment in another one, by the zone of the branch', () => {
    const newYear = '2032-01-01T01:00:00Z';
    expect(formatMoment(newYear, 'America/Sao_Paulo', 'en', NOW)).toMatch(/^Wed, Dec 31, /);
    expect(formatMoment(newYear, 'Asia/Tokyo', 'en', NOW)).toMatch(/^Jan 1, 2032, /);
    expect(formatMoment('2030-04-03T22:05:00Z', 'UTC', 'pt-BR', NOW)).toContain('2030');
  });

  it('writes a moment in figures by the zone of the branch and the order of the language', () => {
    expect(formatBrief('2031-04-03T02:05:00Z', 'America/Sao_Paulo', 'pt-BR')).toBe('02/04, 23:05');
    expect(spaced(formatBrief('2031-04-03T02:05:00Z', 'Asia/Tokyo', 'en'))).toBe('04/03, 11:05 AM');
  });

  it('writes a business day as it is, in no zone', () => {
    expect(formatDay('2031-04-03', 'pt-BR', 'long')).toBe('quinta-feira, 3 de abril');
    expect(formatDay('2031-04-03', 'en')).toBe('Apr 3');
  });

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
    ['BRL', 'pt-BR', 123456, '1.234,56'],
    ['BRL', 'en', 5, '0.05'],
    ['JPY', 'en', 1234, '1,234'],
    ['KWD', 'en', 1234567, '1,234.567'],
  ])('%s in %s: %i is "%s", and is read back as the same', (currency, language, cents, text) => {
    expect(moneyForField(cents, currency, language)).toBe(text);
    expect(parseMoney(text, currency, language)).toBe(cents);
  });

  it('names its currency by the sign people know', () => {
    expect(currencySign('BRL', 'pt-BR')).toBe('R$');
    expect(currencySign('EUR', 'es')).toBe('€');
  });
});

describe('numbers', () => {
  const english = formatsOf({ currency: 'USD', timeZone: 'UTC' }, 'en');

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
