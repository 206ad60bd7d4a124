// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { readAddress, type AddressForm } from '../../src/storefront/checkout/address';
import { DistrictField } from '../../src/storefront/checkout/district-field';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';

const words = { ...menuWords, ...orderWords };
const locale = createLocale('en', words, { country: 'US', currency: 'USD', timezone: 'UTC' });
const DISTRICTS = [
  { name: 'Brás', city: 'São Paulo', feeCents: 500 },
  { name: 'Centro', city: '', feeCents: 700 },
  { name: 'Sé', city: 'Santos', feeCents: null },
  { name: 'Sé', city: 'São Paulo', feeCents: 0 },
];
let address: AddressForm;

function Field({
  first,
  districts = DISTRICTS,
}: {
  first: Partial<AddressForm>;
  districts?: typeof DISTRICTS;
}) {
  const [now, setNow] = useState({ ...readAddress(null), ...first });
  address = now;
  return (
    <LocaleProvider locale={locale}>
      <DistrictField
        districts={districts}
        address={now}
        problem={undefined}
        onChange={(part) => setNow({ ...now, ...part })}
      />
      <button onClick={() => setNow({ ...now, city: 'Osasco' })}>Another city</button>
    </LocaleProvider>
  );
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox');
const chosen = () => list().selectedOptions[0]?.textContent;
const choose = (label: string) =>
  fireEvent.change(list(), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value },
  });
const typed = () => screen.queryByRole<HTMLInputElement>('textbox');

afterEach(cleanup);

it('chooses a district along with its city, and leaves the city alone where it is one of any', () => {
  render(<Field first={{ city: 'Itu' }} />);
  expect(chosen()).toBe(orderWords['address.chooseDistrict']);
  choose('Centro – $7.00');
  expect([chosen(), address.district, address.city]).toEqual(['Centro – $7.00', 'Centro', 'Itu']);
  fireEvent.click(screen.getByRole('button'));
  expect([chosen(), address.city]).toEqual(['Centro – $7.00', 'Osasco']);
  choose('Brás – $5.00');
  expect([chosen(), address.city]).toEqual(['Brás – $5.00', 'São Paulo']);
});

it('tells districts of one name by their city, and no fee where it depends on the time', () => {
  render(<Field first={{}} />);
  choose('Sé (Santos)');
  expect(chosen()).toBe('Sé (Santos)');
  choose(`Sé (São Paulo) – ${words['sum.freeDelivery']}`);
  expect([address.district, address.city]).toEqual(['Sé', 'São Paulo']);
});

it('stays a field while it is typed in, also where what is typed so far is on the list', () => {
  render(<Field first={{ district: 'Centro Sul', city: 'Itu' }} />);
  for (const value of ['Centro ', '', 'Centro Norte']) {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    expect(typed()?.value).toBe(value);
  }
});

it('is the district of its city where there is one of any city as well', () => {
  const districts = [...DISTRICTS, { name: 'Centro', city: 'Santos', feeCents: 500 }];
  render(<Field first={{ district: 'Centro', city: 'Santos' }} districts={districts} />);
  expect(chosen()).toBe('Centro (Santos) – $5.00');
});

it('knows a district however it is written, and shows another as it is', () => {
  const { unmount } = render(<Field first={{ district: 'bras', city: 'SAO PAULO' }} />);
  expect([chosen(), typed()]).toEqual(['Brás – $5.00', null]);
  unmount();
  render(<Field first={{ district: 'Brás', city: 'Lisboa' }} />);
  expect([chosen(), typed()?.value]).toEqual([orderWords['address.otherDistrict'], 'Brás']);
});
