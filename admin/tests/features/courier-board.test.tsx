// @vitest-environment jsdom
import type { CourierBoardDto, CourierOnBoard } from '@contracts/couriers';
import { Refine } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { session } from '@entities/session/session';
import { NEW_COURIER } from '../../src/features/employees/partner-couriers/courier-form';
import { NowTab } from '../../src/features/employees/partner-couriers/now/now-tab';
import couriers from '../../src/locales/en/couriers.json';

const JOANA: CourierOnBoard = {
  ...{
    id: 'row-1',
    version: 3,
    name: 'Joana',
    phone: null,
    vehicle: 'BICYCLE',
    kind: 'OWN',
    state: 'ACTIVE',
  },
  ...{ available: true, availability: 'AVAILABLE', load: 0, maxConcurrent: 3, trips: [] },
  open: { earnedCents: 0, tipsCents: 0, balanceCents: 0 },
};
let board: CourierBoardDto;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'couriers', couriers);
});
beforeEach(() => {
  signInAs('owner');
  board = { couriers: [JOANA], waiting: [], currency: 'BRL' };
  vi.stubGlobal('fetch', (url: string) => {
    const stored = { ...NEW_COURIER, ...JOANA, branchId: 'branch-1' };
    const data = url.startsWith('/api/couriers/board') ? board : url.endsWith('/row-1') ? stored : [];
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  vi.unstubAllGlobals();
});

it('keeps what is typed about a courier who leaves the board meanwhile', async () => {
  const client = new QueryClient();
  const page = (
    <Refine
      dataProvider={dataProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      <NowTab branchId="branch-1" />
    </Refine>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Edit Joana' }));
  const name = await screen.findByLabelText<HTMLInputElement>(couriers.fields.name);
  await user.type(name, ' Silva');

  board = { couriers: [], waiting: [], currency: 'BRL' };
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Joana' })).toBeNull());
  expect(name.isConnected).toBe(true);
  expect(name.value).toBe('Joana Silva');
});
