import { describe, expect, it } from 'vitest';
import { COUNTRIES, currencyOf, localeOf } from '../../../src/domain/country';
import { formatsOf } from '../../../src/domain/format';

const plain = (text: string) => text.replace(/\s/g, ' ');
const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
/** A Sunday, in the afternoon and in the morning of every place below. */
const AFTERNOON = '2026-11-08T19:11:00Z';
const MORNING = '2026-11-08T13:05:00Z';

const of = (country: string, language: (typeof LANGUAGES)[number] = 'es', timeZone = 'America/Bogota') =>
  formatsOf({ country, currency: currencyOf(country) ?? '', timeZone }, language);

describe('a business writes by its country', () => {
  it.each([
    ['MX', '$4,411.93', '12,345.6', '12.5%', '08/11, 2:11 PM', '8:05 AM'],
    ['PE', 'S/ 4,411.93', '12,345.6', '12.5%', '8/11, 2:11 PM', '8:05 AM'],
    ['CO', '$ 4.411,93', '12.345,6', '12,5%', '8/11, 2:11 PM', '8:05 AM'],
    ['CL', '$441.193', '12.345,6', '12,5%', '8/11, 14:11', '08:05'],
    ['AR', '$ 4.411,93', '12.345,6', '12,5%', '8/11, 14:11', '08:05'],
    ['UY', '$ 4.411,93', '12.345,6', '12,5%', '8/11, 14:11', '08:05'],
    ['BR', 'R$ 4.411,93', '12.345,6', '12,5%', '08/11, 14:11', '08:05'],
    ['PT', '4 411,93 €', '12 345,6', '12,5%', '08/11, 14:11', '08:05'],
    ['ES', '4.411,93 €', '12.345,6', '12,5 %', '8/11, 14:11', '08:05'],
    ['DE', '4.411,93 €', '12.345,6', '12,5 %', '08.11., 14:11', '08:05'],
    ['GB', '£4,411.93', '12,345.6', '12.5%', '08/11, 14:11', '08:05'],
    ['US', '$4,411.93', '12,345.6', '12.5%', '11/08, 2:11 PM', '8:05 AM'],
  ])('%s', (country, money, number, percent, brief, morning) => {
    for (const language of LANGUAGES) {
      const formats = of(country, language);
      expect(plain(formats.money(441_193))).toBe(money);
      expect(plain(formats.number(12_345.6, 1))).toBe(number);
      expect(plain(formats.percent(1250))).toBe(percent);
      expect(plain(formats.brief(AFTERNOON))).toBe(brief);
      expect(formats.clock(MORNING)).toBe(morning);
    }
  });

  it('groups four digits too, also in Spanish', () => {
    expect(of('ES').number(1234)).toBe('1.234');
    expect(of('CL').money(8380)).toBe('$8.380');
  });

  it('writes an hour by itself and a time of the opening hours alike', () => {
    expect([of('MX').hour(0), of('MX').hour(16), of('MX').clockOf('00:30')]).toEqual([
      '12 AM',
      '4 PM',
      '12:30 AM',
    ]);
    expect([of('CL').hour(0), of('CL').hour(16), of('CL').clockOf('00:30')]).toEqual(['0h', '16h', '00:30']);
  });
});

describe('words are in the language of the reader', () => {
  it.each([
    ['MX', 'es', 'dom 8 de nov, 2:11 PM', 'domingo, 8 de noviembre'],
    ['MX', 'en', 'Sun 8 Nov, 2:11 PM', 'Sunday 8 November'],
    ['MX', 'pt-BR', 'dom., 8 de nov., 2:11 PM', 'domingo, 8 de novembro'],
    ['BR', 'en', 'Sun 8 Nov, 14:11', 'Sunday 8 November'],
    ['BR', 'es', 'dom, 8 nov, 14:11', 'domingo, 8 de noviembre'],
    ['US', 'en', 'Sun, Nov 8, 2:11 PM', 'Sunday, November 8'],
    ['US', 'es', 'dom, 8 nov, 2:11 PM', 'domingo, 8 de noviembre'],
  ] as const)('of a business in %s, read in %s', (country, language, moment, day) => {
    const formats = of(country, language);
    expect(plain(formats.moment(AFTERNOON, AFTERNOON))).toBe(moment);
    expect(plain(formats.day('2026-11-08', 'long'))).toBe(day);
  });

  it('names the year of a moment in another one, by the zone of the branch', () => {
    const formats = of('US', 'en');
    expect(formats.moment('2032-01-01T01:00:00Z', '2031-04-03T22:00:00Z')).toBe('Wed, Dec 31, 8:00 PM');
    expect(formats.moment('2032-01-01T05:00:00Z', '2031-04-03T22:00:00Z')).toBe('Jan 1, 2032, 12:00 AM');
  });
});

describe('every country', () => {
  it('has a locale that engines know, in Latin digits', () => {
    for (const country of COUNTRIES)
      for (const language of LANGUAGES) {
        const { numbers, words } = localeOf(country, language);
        expect([numbers, words].map((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length)).toEqual([
          1, 1,
        ]);
        const formats = of(country, language);
        expect(formats.number(1_234_567)).toMatch(/^[\d.,\s'’]+$/);
        expect(formats.brief(AFTERNOON)).toMatch(/^[\d\s./,:-]+( [AP]M)?$/);
      }
  });
});
