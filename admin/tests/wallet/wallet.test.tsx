// @vitest-environment jsdom
import type { WalletDto, WalletLineDto, WalletStatementDto } from '@contracts/wallet';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Refine } from '@refinedev/core';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { stubApi, type Sent } from '../campaign/fidelity-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import WalletPage from '../../src/features/wallet/wallet-page';
import navigation from '../../src/locales/en/navigation.json';
import words from '../../src/locales/en/wallet.json';

const WALLET: WalletDto = {
  ...{ currency: 'BRL', yoursCents: 12_000, owedCents: 700, hasProviderMoney: false },
  groups: [
    {
      ...{ name: 'cash', side: 'YOURS' },
      rows: [
        { account: 'cash.branch:b1', owner: 'Centro', currency: 'BRL', balanceCents: 9500 },
        { account: 'cash.courier:c1', owner: 'Danilo', currency: 'BRL', balanceCents: 2500 },
      ],
    },
    {
      ...{ name: 'sellers', side: 'OWED' },
      rows: [{ account: 'sellers.payable:s1', owner: 'Rita', currency: 'BRL', balanceCents: 700 }],
    },
  ],
};
const line = (changes: Partial<WalletLineDto>): WalletLineDto => ({
  ...{ id: '9', kind: 'ORDER_REFUND', at: '2031-04-03T15:00:00.000Z', businessDay: '2031-04-03' },
  ...{ orderId: 'o17', orderNumber: '017', person: null, amountCents: -300, balanceCents: 9500 },
  ...changes,
});
const STATEMENT: WalletStatementDto = {
  ...{ account: 'cash.branch:b1', owner: 'Centro', currency: 'BRL', cursor: 8 },
  kinds: ['ORDER_REFUND', 'COURIER_HAND_IN'],
  lines: [
    line({}),
    line({
      ...{ id: '8', kind: 'COURIER_HAND_IN', orderId: null, orderNumber: null, person: 'Edu' },
      ...{ amountCents: 2000, balanceCents: 9800 },
    }),
  ],
};

let requests: Sent[];
const answering = (wallet: WalletDto) => {
  requests = stubApi(({ path, search }) => {
    if (path === '/api/wallet') return wallet;
    if (path !== '/api/wallet/statement') return undefined;
    return search.get('cursor')
      ? { ...STATEMENT, cursor: null, lines: [line({ id: '1', kind: 'ORDER_PAYMENT', orderNumber: '001' })] }
      : STATEMENT;
  });
};

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, texts] of Object.entries({ navigation, wallet: words }))
    i18next.addResourceBundle('en', name, texts);
  signInAs('owner');
});
beforeEach(() => answering(WALLET));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPage(search = '') {
  const page = (
    <Refine
      dataProvider={dataProvider}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
      }}
    >
      <WalletPage />
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/dashboard/wallet${search}`],
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), router };
}

const statements = () => requests.filter(({ path }) => path === '/api/wallet/statement');

it('shows what is yours and what is owed, by group and by name', async () => {
  openPage();
  const cash = await screen.findByRole('region', { name: words.groups.cash });
  expect(within(cash).getByRole('button', { name: /Courier Danilo.*25/ })).toBeTruthy();
  const sellers = screen.getByRole('region', { name: words.groups.sellers });
  expect(within(sellers).getByText(words.sides.OWED)).toBeTruthy();
  expect(within(sellers).getByRole('button', { name: /Seller Rita.*7/ })).toBeTruthy();
  expect(screen.getByText(/120\D00/)).toBeTruthy();
  expect(requests.find(({ path }) => path === '/api/wallet')?.search.get('branch')).toBe('all');
});

it('says that no money passes the platform instead of an empty provider', async () => {
  openPage();
  expect(await screen.findByText(words.noProvider)).toBeTruthy();
  expect(screen.queryByRole('region', { name: words.groups.provider })).toBeNull();
});

it('opens the statement of an account in words, with its balances and a link to the order', async () => {
  const { user, router } = openPage();
  await user.click(await screen.findByRole('button', { name: /Cash of Centro/ }));
  expect(router.state.location.search).toBe('?account=cash.branch%3Ab1');
  const refund = await screen.findByRole('link', { name: 'Refund of order 017 in cash' });
  expect(refund.getAttribute('href')).toBe('/dashboard/orders/details/o17');
  expect(screen.getByText('Courier Edu handed in cash')).toBeTruthy();
  expect(screen.getByText(/^Balance .*98\D00$/)).toBeTruthy();
});

it('pages through a statement, and asks for the chosen type of entry from its first page', async () => {
  const { user } = openPage('?account=cash.branch:b1');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Payment of order 001 in cash');
  expect(statements().at(-1)?.search.get('cursor')).toBe('8');
  await user.click(screen.getByRole('combobox', { name: words.statement.kind }));
  await user.click(await screen.findByTitle(words.kinds.COURIER_HAND_IN));
  await screen.findByText(words.statement.filtered);
  await waitFor(() => expect(statements().at(-1)?.search.get('kind')).toBe('COURIER_HAND_IN'));
  expect(statements().at(-1)?.search.get('cursor')).toBeNull();
});

it('says what will be here before money has moved', async () => {
  answering({ ...WALLET, yoursCents: 0, owedCents: 0, groups: [] });
  openPage();
  expect(await screen.findByText(words.empty.title)).toBeTruthy();
});

it('says what went wrong, and reads again when asked', async () => {
  let fails = true;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      fails
        ? new Response(JSON.stringify({ error: { status: 404, message: 'Gone', details: {} } }), {
            status: 404,
          })
        : new Response(JSON.stringify({ data: WALLET })),
    ),
  );
  const { user } = openPage();
  const alert = await screen.findByRole('alert');
  fails = false;
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByRole('region', { name: words.groups.cash })).toBeTruthy();
});
