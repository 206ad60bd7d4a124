// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { signInAs } from '../session-fixture';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { AntdRoot } from '@app/providers/antd/antd-root';
import { notificationProvider } from '@app/providers/notification/notification-provider';
import { ToastRegion } from '@app/providers/notification/toast';
import { StoppedBusiness } from '@app/routes/stopped-business';
import { session } from '@entities/session/session';
import { useSignOut } from '@entities/session/use-sign-out';
import { KitchenBar } from '../../src/features/orders/board-kitchen/kitchen-bar';
import access from '../../src/locales/en/access.json';
import app from '../../src/locales/en/app.json';
import orders from '../../src/locales/en/orders.json';
import { offlineValue } from '@shared/state/offline-value';
import { toasts } from '@shared/ui/toast-store';

const STILL_HERE = app.stillSignedIn.title;
const nothing = () => undefined;
const wall = offlineValue('board.here', 1, (value) => (typeof value === 'string' ? value : null));
const assign = vi.fn();
const branch = {
  ...{ id: 'here', name: 'Centro', slug: 'centro', timezone: 'America/Sao_Paulo' },
  ...{ closeoutTime: '04:00', state: 'ACTIVE' as const },
};

function Plain() {
  return <button onClick={useSignOut()}>Sign out</button>;
}

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, texts] of Object.entries({ access, app, orders }))
    i18next.addResourceBundle('en', name, texts);
});
beforeEach(() => {
  stubStorage();
  signInAs('kitchen', { branches: [branch] });
  wall.save('tickets');
  vi.stubGlobal('location', { pathname: '/dashboard', assign });
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  assign.mockReset();
  session.set(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(page: React.ReactElement) {
  render(
    <AntdRoot>
      <MemoryRouter>
        <Refine
          accessControlProvider={accessControlProvider}
          notificationProvider={notificationProvider}
          options={{ disableTelemetry: true }}
        >
          {page}
        </Refine>
      </MemoryRouter>
      <ToastRegion />
    </AntdRoot>,
  );
}

const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const answer = (status: number) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(status === 204 ? null : '{"error":{"message":""}}', { status })),
  );

it.each([
  [
    'the wall',
    <KitchenBar
      key="bar"
      {...{ branch, orders: [], expo: false, totals: false, onTotals: nothing, onHelp: nothing }}
      station={{ chosen: null, choose: nothing }}
    />,
  ],
  ['a stopped business', <StoppedBusiness key="stopped" stopped={{ as: 'SUSPENDED', supportEmail: null }} />],
])('stays without a network, and says so: from %s', async (_, page) => {
  noNetwork();
  open(page);
  leave();
  await screen.findByText(STILL_HERE);
  expect([assign.mock.calls, wall.load(), session.get()?.user.id]).toEqual([[], 'tickets', 'ana']);
});

it.each([500, 502, 429])('stays where the answer is %i', async (status) => {
  answer(status);
  open(<Plain />);
  leave();
  await screen.findByText(STILL_HERE);
  expect([assign.mock.calls, wall.load()]).toEqual([[], 'tickets']);
});

it('does not wait for ever for a network that swallows what is sent', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_answer, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  open(<Plain />);
  leave();
  expect(screen.queryByText(STILL_HERE)).toBeNull();
  patience.abort();
  await screen.findByText(STILL_HERE);
});

it.each([204, 401])('forgets and leaves once the server has answered %i', async (status) => {
  answer(status);
  open(<Plain />);
  leave();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'));
  expect([wall.load(), screen.queryByText(STILL_HERE)]).toEqual([null, null]);
});
