// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { session } from '@entities/session/session';
import { CourierFilter } from '../../src/features/orders/list/courier-filter';
import { useOrderList } from '../../src/features/orders/list/use-order-list';
import orders from '../../src/locales/en/orders.json';

const COURIERS = Array.from({ length: 150 }, (_, place) => ({ id: `c${place}`, name: `Courier ${place}` }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', orders);
});
beforeEach(() => {
  signInAs('owner');
  vi.stubGlobal('fetch', (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const found = COURIERS.filter(({ name }) => name.includes(searchParams.get('q') ?? ''));
    const data =
      pathname === '/api/couriers'
        ? found.slice(0, Number(searchParams.get('pagination[pageSize]')))
        : (COURIERS.find(({ id }) => pathname === `/api/couriers/${id}`) ?? []);
    const meta = { pagination: { total: found.length } };
    return Promise.resolve(new Response(JSON.stringify({ data, meta })));
  });
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  vi.unstubAllGlobals();
});

function Filter() {
  return <CourierFilter list={useOrderList()} />;
}

it('finds on the server the one of 150 couriers who is not among the first', async () => {
  render(
    <MemoryRouter>
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <Filter />
      </Refine>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Courier' }));
  expect(await screen.findByRole('radio', { name: 'Courier 1' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Courier 149' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Search couriers by name' }), '149');
  await user.click(await screen.findByRole('radio', { name: 'Courier 149' }));
  expect(await screen.findByRole('button', { name: 'Courier: Courier 149' })).toBeTruthy();
});
