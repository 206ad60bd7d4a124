// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { queryClient } from '@app/providers/data/query-client';
import { useCommissionActions } from '../../src/features/sellers/commissions/use-commission-actions';
import { useSettlementsChanged } from '../../src/features/employees/partner-couriers/settlements/use-settlements-changed';
import { useApi } from '@shared/api/use-api';

let approvedCents: number;
const SUMS = '/api/commissions/sums';
const BOARD = '/api/couriers/board';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  approvedCents = 0;
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/commissions/approve') approvedCents = 1200;
    const data = path.startsWith('/api/commissions/approve')
      ? { count: 1, amountCents: approvedCents }
      : [{ approvedCents }];
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Sums({ path }: { path: string }) {
  const { data } = useApi<{ approvedCents: number }[]>(path, { query: { branchId: 'b' } });
  return <output>{data?.[0]?.approvedCents}</output>;
}

function Tabs({ path }: { path: string }) {
  const [tab, setTab] = useState<'sums' | 'commissions'>('sums');
  const { approve } = useCommissionActions();
  const settlementsChanged = useSettlementsChanged();
  return (
    <>
      <button onClick={() => setTab('sums')}>Sums</button>
      <button onClick={() => setTab('commissions')}>Commissions</button>
      <button onClick={() => void approve([])}>Approve</button>
      <button
        onClick={() => {
          approvedCents = 1200;
          void settlementsChanged();
        }}
      >
        Settle
      </button>
      {tab === 'sums' && <Sums path={path} />}
    </>
  );
}

const open = (path: string) => {
  render(
    <Refine
      dataProvider={dataProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <Tabs path={path} />
    </Refine>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup({ delay: null });
};
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it.each([
  ['the sums that are paid out', SUMS, 'Approve'],
  ['what couriers and the branch owe each other', BOARD, 'Settle'],
] as const)('reads %s again at once where they are shown, and when they are next', async (_, path, deed) => {
  const user = open(path);
  expect(await screen.findByText('0')).toBeTruthy();
  await press(user, deed);
  expect(await screen.findByText('1200')).toBeTruthy();

  approvedCents = 0;
  await press(user, 'Commissions');
  await press(user, deed);
  approvedCents = 3400;
  await press(user, 'Sums');
  expect(await screen.findByText('3400')).toBeTruthy();
});
