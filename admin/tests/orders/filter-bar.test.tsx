// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { FilterBar } from '../../src/features/orders/list/filter-bar';
import { useOrderList } from '../../src/features/orders/list/use-order-list';
import orders from '../../src/locales/en/orders.json';

vi.mock('../../src/shared/api/use-api', () => ({ useApi: () => ({ data: [], readAgain: () => undefined }) }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', orders);
});
afterEach(cleanup);

function Bar() {
  return <FilterBar list={useOrderList()} />;
}

const BY_AMOUNTS = ['Payment', 'Refund', 'Total'];

it.each([
  ['owner', 'Number, first or last name, phone', BY_AMOUNTS],
  ['seller', 'Order number', BY_AMOUNTS],
  ['kitchen', 'Order number', []],
] as const)('asks the %s for nothing that they are not told', (role, search, filters) => {
  signInAs(role);
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <MemoryRouter>
        <Bar />
      </MemoryRouter>
    </Refine>,
  );
  expect(screen.getByRole('searchbox', { name: search })).toBeTruthy();
  const offered = BY_AMOUNTS.filter((name) => screen.queryByRole('button', { name: new RegExp(name) }));
  expect(offered).toEqual(filters);
});
