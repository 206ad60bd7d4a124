import { MINUTE_MS } from '@domain/time';
import { describe, expect, it } from 'vitest';
import { createLocale } from '../../src/storefront/i18n/locale';
import { samplePaper } from '../../src/features/custom-settings/sample-paper';
import { formatsOf } from '@shared/format/context';

const AT = '2026-11-08T19:11:00Z';
const PLACES = [
  ['MX', 'MXN', 'America/Mexico_City', '$64.00', '1:41 PM'],
  ['CL', 'CLP', 'America/Santiago', '$6.400', '16:41'],
] as const;

describe.each(PLACES)('a business in %s', (country, currency, timeZone, total, clock) => {
  const place = { business: 'Taquería', branch: 'Centro', country, currency, timeZone };
  const ticket = samplePaper(
    { phone: false, footer: '' },
    { ...place, language: 'es' },
    { customer: 'Ana', product: 'Suadero', note: '' },
    Date.parse(AT),
  )
    .map((line) => JSON.stringify(line))
    .join('\n');
  const promised = Date.parse(AT) + 30 * MINUTE_MS;

  it('writes one amount and one time alike in the dashboard, on the store page and on paper', () => {
    for (const language of ['en', 'es', 'pt-BR'] as const) {
      const dashboard = formatsOf({ country, currency, timeZone }, language);
      const store = createLocale(language, {}, { country, currency, timezone: timeZone });
      expect([dashboard.money(6400), store.money(6400)]).toEqual([total, total]);
      expect([dashboard.clock(promised), store.clock(new Date(promised))]).toEqual([clock, clock]);
    }
    expect(ticket).toContain(total);
    expect(ticket).toContain(clock);
  });
});
