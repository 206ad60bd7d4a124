// @vitest-environment jsdom
import type { SalesBreakdownDto, SalesDay, SalesDto } from '@contracts/sales';
import type { SalesFigures } from '@domain/sales';
import { Refine } from '@refinedev/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import SalesPage from '../../src/features/sales/sales-page';
import order from '../../src/locales/en/order.json';
import words from '../../src/locales/en/sales.json';
import { dataProvider } from '@app/providers/data/data-provider';
import { featureAt, isOpenPlace } from '@app/routes/menu';
import { chooseBranch } from '@entities/branch/branch';

const BRANCH = {
  ...{ id: 'branch-1', name: 'Centro', slug: 'centro', timezone: 'UTC', closeoutTime: '04:00' },
  state: 'ACTIVE' as const,
};
const NONE = { orders: 0, cents: 0 };
const FIGURES: SalesFigures = {
  ...{ grossCents: 50_000, couponCents: 1000, loyaltyCents: 0, manualCents: 500, promoCents: 0 },
  ...{ deliveryCents: 2000, serviceCents: 0, otherFeesCents: 0, refundsCents: 400, netCents: 50_100 },
  ...{ tipsCents: 300, orders: 10, units: 25, averageTicketCents: 5010, open: { orders: 2, cents: 7000 } },
  ...{ cancelled: { orders: 1, cents: 900 }, rejected: NONE, expired: NONE },
};
const day = (name: string, partial = false): SalesDay => ({ ...FIGURES, day: name, partial });
const SALES: SalesDto = {
  ...{ from: '2031-04-02', to: '2031-04-03', currency: 'BRL' },
  days: [day('2031-04-02'), day('2031-04-03', true)],
  total: FIGURES,
  lost: [{ state: 'CANCELLED', code: 'NO_COURIER', orders: 1, cents: 900 }],
  compared: {
    ...{ from: '2031-03-31', to: '2031-04-01', days: [] },
    total: { ...FIGURES, netCents: 40_000, orders: 8, averageTicketCents: 5000 },
  },
  reconciliation: { ordersCents: 50_500, ledgerCents: 50_500, differenceCents: 0 },
};
const group = { label: null, orders: 4, units: 9, grossCents: 20_000, netCents: 19_000 };
const BREAKDOWNS: Partial<Record<string, SalesBreakdownDto['rows']>> = {
  channel: [{ ...group, key: 'STORE' }],
  hour: [{ ...group, key: '5-19' }],
};

let requested: string[] = [];
let answer: () => Response = () => new Response(JSON.stringify({ data: SALES }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'sales', words);
  i18next.addResourceBundle('en', 'order', order);
});
beforeEach(() => {
  requested = [];
  answer = () => new Response(JSON.stringify({ data: SALES }));
  signInAs('owner', { branches: [BRANCH, { ...BRANCH, id: 'branch-2', name: 'Pinheiros' }] });
  chooseBranch(BRANCH.id);
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    if (path.startsWith('/api/sales/breakdown?')) {
      const rows = BREAKDOWNS[new URLSearchParams(path.split('?')[1]).get('by') ?? ''] ?? [];
      const ledger = { grossCents: 0, netCents: 0, refundsCents: 0 };
      return Promise.resolve(new Response(JSON.stringify({ data: { currency: 'BRL', rows, ledger } })));
    }
    return path.startsWith('/api/sales?') ? Promise.resolve(answer()) : new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address = '') =>
  render(
    <MemoryRouter initialEntries={[`/dashboard/sales${address}`]}>
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <SalesPage />
      </Refine>
    </MemoryRouter>,
  );
const salesQuery = () =>
  new URLSearchParams(requested.findLast((path) => path.startsWith('/api/sales?'))?.split('?')[1]);
const valueOf = (figure: string) => document.querySelector(`[data-figure="${figure}"]`)?.textContent;

it('answers how it was: net, orders and ticket against before, and what is open', async () => {
  open();
  await screen.findByRole('region', { name: words.figures.title });
  expect(valueOf('net')).toMatch(/501[.,]00.*25.*400[.,]00/);
  expect(valueOf('orders')).toMatch(/Orders10.*vs 8/);
  expect(valueOf('ticket')).toMatch(/50[.,]10/);
  expect(valueOf('open')).toMatch(/70[.,]00.*2 orders not closed yet/);
  expect(screen.getByText(words.net.agrees)).toBeTruthy();
  const [from, to] = [salesQuery().get('from'), salesQuery().get('to')];
  expect(from).toBe(to);
  expect(salesQuery().get('compare')).toBe('weekday');
});

it('shows the days and branch of the address and of the shell, and leads to the orders of a figure', async () => {
  open('?period=custom&from=2031-04-02&to=2031-04-03');
  const table = await screen.findByRole('region', { name: words.table.title });
  expect(Object.fromEntries(salesQuery())).toEqual({
    ...{ branch: 'branch-1', from: '2031-04-02', to: '2031-04-03', compare: 'previous' },
  });
  const rows = within(table).getAllByRole('row');
  expect(rows[1]?.textContent).toContain(words.table.partial);
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe(
    '/dashboard/orders?period=custom&from=2031-04-03&to=2031-04-03&state=CONCLUDED',
  );
  const total = within(table).getByRole('row', { name: /^Total/ });
  expect(within(total).getByRole('link').getAttribute('href')).toContain('from=2031-04-02&to=2031-04-03');
});

it('breaks sales down, by hour as a map whose cells say what they count', async () => {
  open();
  const card = await screen.findByRole('region', { name: words.breakdown.title });
  expect(await within(card).findByText(order.channels.STORE)).toBeTruthy();
  expect(within(card).getByRole('link', { name: '4' }).getAttribute('href')).toMatch(
    /state=CONCLUDED&channel=STORE$/,
  );
  const select = within(card).getByRole('combobox', { name: words.breakdown.by });
  fireEvent.mouseDown(select);
  fireEvent.click(await screen.findByTitle(words.breakdown.dimensions.hour));
  const map = await screen.findByRole('table', { name: words.breakdown.mapCaption });
  expect(within(map).getByTitle(/^Friday, .*: 4 orders, .*200[.,]00/)).toBeTruthy();
});

it('says that nothing was sold, that it cannot be read, and where orders and ledger differ', async () => {
  const nothing = { ...FIGURES, orders: 0, open: NONE };
  answer = () => new Response(JSON.stringify({ data: { ...SALES, total: nothing, lost: [] } }));
  open();
  expect(await screen.findByText(words.empty.title)).toBeTruthy();
  cleanup();

  answer = () =>
    new Response(
      JSON.stringify({
        data: { ...SALES, reconciliation: { ...SALES.reconciliation, differenceCents: 200 } },
      }),
    );
  open('?period=yesterday');
  expect(await screen.findByText(/differ by .*2[.,]00/)).toBeTruthy();
  cleanup();

  answer = () => new Response(JSON.stringify({ error: { status: 500, code: 'INTERNAL' } }), { status: 500 });
  open('?period=month');
  await waitFor(() => expect(screen.queryByRole('button', { name: /again/i })).not.toBeNull());
});

it.each([
  ['owner', true],
  ['manager', true],
  ['marketing', true],
  ['attendant', false],
  ['courier', false],
  ['kitchen', false],
] as const)('is open to a person as %s: %s', (role, isOpen) => {
  signInAs(role, { branches: [BRANCH] });
  expect(featureAt('/dashboard/sales')?.name).toBe('sales');
  expect(isOpenPlace('/dashboard/sales')).toBe(isOpen);
});
