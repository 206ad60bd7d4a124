// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CourierStep, CourierStopDto } from '@contracts/courier-page';
import { afterEach, expect, it, vi } from 'vitest';
import { AtTheDoor } from '../../src/storefront/courier/at-the-door';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/courier';

const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
const handover: NonNullable<CourierStopDto['handover']> = {
  ...{ name: 'Ana', phone: '+5511', address: null, notes: null, items: [], needsCode: false, paidBy: null },
  collect: [{ method: 'CASH', amountCents: 2500, changeForCents: 5000 }],
  methods: ['CASH', 'DEBIT'],
};
const at = { trip: 'trip', order: 'order' };
const shown = [{ method: 'CASH', amountCents: 2500 }];

afterEach(cleanup);

function atTheDoor(collect = handover.collect) {
  const press = vi.fn<(step: CourierStep) => void>();
  render(
    <LocaleProvider locale={locale}>
      <AtTheDoor at={at} state="ON_THE_WAY" handover={{ ...handover, collect }} press={press} />
    </LocaleProvider>,
  );
  return press;
}
const delivered = () => fireEvent.click(screen.getByRole('button', { name: words['c.delivered'] }));

it('tells with a delivery what the page said was to be collected', () => {
  const press = atTheDoor();
  delivered();
  expect(press).toHaveBeenCalledExactlyOnceWith({ action: 'deliver', ...at, collect: shown });
});

it('tells that nothing was to be collected', () => {
  const press = atTheDoor([]);
  delivered();
  expect(press).toHaveBeenCalledExactlyOnceWith({ action: 'deliver', ...at, collect: [] });
});

it('tells it beside what was paid otherwise', () => {
  const press = atTheDoor();
  fireEvent.click(screen.getByRole('button', { name: words['c.otherwise'] }));
  delivered();
  expect(press).toHaveBeenCalledExactlyOnceWith({
    ...{ action: 'deliver', ...at, collect: shown },
    paid: [{ method: 'DEBIT', amountCents: 2500 }],
  });
});
