// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SlotsDto } from '@contracts/storefront';
import { initialForm } from '../../src/storefront/checkout/form';
import { TimeSection } from '../../src/storefront/checkout/time-section';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/order';
import { completeBrowser } from '../browser-fixture';
import { profile } from './profile-fixture';

completeBrowser();
afterEach(cleanup);

const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
const slot = (from: string, to: string) => ({ from, to, full: false });
/** Of the night of Saturday, 28 November, in São Paulo. */
const HALF_PAST_MIDNIGHT = slot('2026-11-29T03:30:00.000Z', '2026-11-29T04:00:00.000Z');
const SATURDAY_EVENING = slot('2026-11-29T02:30:00.000Z', '2026-11-29T03:00:00.000Z');
const SUNDAY_EVENING = slot('2026-11-30T00:00:00.000Z', '2026-11-30T00:30:00.000Z');

function shown(days: SlotsDto['days']) {
  const store = profile({ scheduling: { enabled: true, minLeadMin: 0, maxDays: 1 } });
  const checkout = {
    form: initialForm('one', store),
    set: () => undefined,
    problems: new Map(),
    laterOnly: false,
    slots: { soon: true, days },
    picking: true,
    setPicking: () => undefined,
  };
  render(
    <LocaleProvider locale={locale}>
      <TimeSection profile={store} checkout={checkout} />
    </LocaleProvider>,
  );
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  return { days: namesIn(words['when.day']), times: namesIn(words['when.time']) };
}

it('shows the hours after midnight with the evening they belong to, each with its own date', () => {
  const { days, times } = shown([{ day: '2026-11-28', slots: [SATURDAY_EVENING, HALF_PAST_MIDNIGHT] }]);
  expect(days).toEqual(['Sat 28 Nov']);
  expect(times).toEqual([
    expect.stringMatching(/^23:30–00:00$/),
    expect.stringMatching(/^00:30–01:00Sun 29 Nov$/),
  ]);
});

it('tells what is left of the night from the evening of the same date', () => {
  const { days, times } = shown([
    { day: '2026-11-28', slots: [HALF_PAST_MIDNIGHT] },
    { day: '2026-11-29', slots: [SUNDAY_EVENING] },
  ]);
  expect(days).toEqual(['Sun 29 Nov, after midnight', 'Sun 29 Nov']);
  expect(times).toEqual([expect.stringMatching(/^00:30–01:00$/)]);
});
