// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { CourierStopDto } from '@contracts/courier-page';
import type { Address } from '@domain/orders/order';
import { afterEach, describe, expect, it } from 'vitest';
import { StopCard } from '../../src/storefront/courier/stop-card';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/courier';

const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
const address: Address = {
  ...{ street: 'Rua da Sé & Cia', number: '12', district: 'Centro', city: 'São Paulo', state: 'SP' },
  postalCode: '01002-000',
};
const stop = (to: Address | null): CourierStopDto => ({
  ...{ orderId: 'order', number: 'A1', state: 'WAITING', orderState: 'READY', district: 'Centro' },
  ...{ legMeters: null, problem: null, promisedAt: null },
  handover: {
    ...{ name: 'Ana', phone: '+5511987654321', address: to, notes: null, items: [] },
    ...{ collect: [], paidBy: null, methods: [], needsCode: false },
  },
});

afterEach(cleanup);

function shown(of: CourierStopDto) {
  render(
    <LocaleProvider locale={locale}>
      <StopCard tripId="trip" stop={of} press={() => undefined} unsent={false} />
    </LocaleProvider>,
  );
  return (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
}

/** Where the navigation is asked to lead. */
function destination(href: string | null) {
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
  expect(searchParams.get('api')).toBe('1');
  return searchParams.get('destination');
}

describe('the card of a stop', () => {
  it('leads to the place of the address, latitude first, also on the equator and the meridian', () => {
    const navigate = (lat: number, lng: number) => {
      const href = shown(stop({ ...address, lat, lng }))(words['c.navigate']);
      cleanup();
      return destination(href);
    };
    expect(navigate(-23.5505, -46.6333)).toBe('-23.5505,-46.6333');
    expect(navigate(0, -51.0694)).toBe('0,-51.0694');
    expect(navigate(51.4779, 0)).toBe('51.4779,0');
  });

  it('leads to what the address says where its place is not known', () => {
    const said = 'Rua da Sé & Cia, 12, Centro, São Paulo, SP';
    for (const place of [{}, { lat: null, lng: null }, { lat: -23.5505, lng: null }]) {
      expect(destination(shown(stop({ ...address, ...place }))(words['c.navigate']))).toBe(said);
      cleanup();
    }
  });

  it('calls the customer, and writes to them', () => {
    const link = shown(stop(address));
    expect(link(words['c.call'])).toBe('tel:+5511987654321');
    expect(link(words['c.whatsapp'])).toBe('https://wa.me/5511987654321');
  });

  it('leads nowhere without an address, and to nobody before the trip is theirs', () => {
    expect(shown(stop(null))(words['c.navigate'])).toBeNull();
    cleanup();
    shown({ ...stop(address), handover: null });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
