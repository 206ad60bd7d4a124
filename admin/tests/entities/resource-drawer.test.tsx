// @vitest-environment jsdom
import { Refine, type LiveEvent } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { session } from '@entities/session/session';
import { claimDrafts } from '@shared/form/drafts';
import { PrinterDrawer } from '../../src/features/custom-settings/printers/printer-drawer';
import { NEW_PRINTER } from '../../src/features/custom-settings/printers/printer-values';
import { CourierDrawer } from '../../src/features/employees/partner-couriers/courier-drawer';
import { NEW_COURIER } from '../../src/features/employees/partner-couriers/courier-form';
import { SellerDrawer } from '../../src/features/sellers/list/seller-drawer';
import { SELLER } from '@contracts/sellers';
import couriers from '../../src/locales/en/couriers.json';
import navigation from '../../src/locales/en/navigation.json';
import printing from '../../src/locales/en/printing.json';
import sellers from '../../src/locales/en/sellers.json';

const ROW = { id: 'row-1', name: 'Joana', branchId: 'branch-1', state: 'ACTIVE', version: 3 };

const DRAWERS: {
  resource: string;
  field: string;
  stored: Record<string, unknown>;
  draw: (onClose: () => void) => ReactElement;
}[] = [
  {
    resource: 'couriers',
    field: couriers.fields.name,
    stored: { ...NEW_COURIER, ...ROW },
    draw: (onClose) => <CourierDrawer branchId="branch-1" courier={ROW} onClose={onClose} />,
  },
  {
    resource: 'sellers',
    field: sellers.fields.name,
    stored: { ...SELLER.empty, code: 'JOANA', ...ROW },
    draw: (onClose) => <SellerDrawer seller={ROW} onClose={onClose} />,
  },
  {
    resource: 'printers',
    field: printing.fields.name,
    stored: { ...NEW_PRINTER, host: '10.0.0.5', ...ROW },
    draw: (onClose) => <PrinterDrawer branchId="branch-1" printer={ROW} onClose={onClose} />,
  },
];

let stored: Record<string, unknown>;
let reads = 0;
/** Resolves the pending answer about the row. */
let line: Promise<void> = Promise.resolve();
let emit: (event: LiveEvent) => void;
const closed = vi.fn();

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, words] of Object.entries({ couriers, navigation, printing, sellers }))
    i18next.addResourceBundle('en', name, words);
});
beforeEach(() => {
  signInAs('owner');
  claimDrafts('ana');
  reads = 0;
  closed.mockReset();
  line = Promise.resolve();
  vi.stubGlobal('fetch', async (url: string) => {
    const isRow = url.endsWith(`/${ROW.id}`);
    if (isRow) reads++;
    if (isRow) await line;
    return new Response(JSON.stringify({ data: isRow ? stored : [] }));
  });
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open({ resource, field, stored: row, draw }: (typeof DRAWERS)[number]) {
  stored = row;
  const page = (
    <Refine
      dataProvider={dataProvider}
      liveProvider={{
        subscribe: ({ channel, callback }) => {
          if (channel === `resources/${resource}`) emit = callback;
        },
        unsubscribe: () => undefined,
      }}
      options={{
        disableTelemetry: true,
        liveMode: 'auto',
        reactQuery: { clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
      }}
    >
      {draw(closed)}
    </Refine>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/elsewhere', '/'] },
  );
  render(<RouterProvider router={router} />);
  const name = await screen.findByLabelText<HTMLInputElement>(field);
  return { name, router, user: userEvent.setup({ delay: null }) };
}

/** Somebody else changes the row, and the live line says so; the row is read again until `answer` is called. */
async function change(resource: string, changes: object) {
  stored = { ...stored, ...changes };
  const before = reads;
  let answer = () => {};
  line = new Promise((resolve) => (answer = resolve));
  act(() =>
    emit({
      channel: `resources/${resource}`,
      type: 'updated',
      payload: { ids: [ROW.id] },
      date: new Date(0),
    }),
  );
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  return { answer };
}

const pressEscape = () =>
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape', keyCode: 27 });
const question = async () =>
  (await screen.findByText('Leave without saving?')).closest<HTMLElement>('[role=dialog]')!;

describe.each(DRAWERS)('the drawer of $resource', (drawer) => {
  it('keeps the form and what is typed in it while the row is read again', async () => {
    const { name, user } = await open(drawer);
    await user.type(name, ' Sil');
    const { answer } = await change(drawer.resource, { version: 4, state: 'PAUSED' });
    await user.type(name, 'va');
    answer();
    await screen.findByRole('button', { name: 'Compare' });
    expect(name.isConnected).toBe(true);
    expect(name.value).toBe('Joana Silva');
  });

  it('shows a newer row while nothing is typed', async () => {
    const { name } = await open(drawer);
    const { answer } = await change(drawer.resource, { version: 4, name: 'Joana Prado' });
    answer();
    await waitFor(() => expect(name.value).toBe('Joana Prado'));
  });

  it('closes at once while nothing is typed, and asks while something is', async () => {
    const { name, user } = await open(drawer);
    name.focus();
    pressEscape();
    expect(closed).toHaveBeenCalledTimes(1);

    await user.type(name, ' Silva');
    pressEscape();
    await user.click(within(await question()).getByRole('button', { name: /cancel/i }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(name.value).toBe('Joana Silva');

    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(within(await question()).getByRole('button', { name: /^leave/i }));
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('asks before Back leaves what is typed', async () => {
    const { name, router, user } = await open(drawer);
    await user.type(name, ' Silva');
    await act(() => router.navigate(-1));
    await question();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    expect(name.value).toBe('Joana Silva');
  });

  it('offers what was typed when it is opened again', async () => {
    const { name, user } = await open(drawer);
    await user.type(name, ' Silva');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = await open(drawer);
    await again.user.click(screen.getByRole('button', { name: 'Go on with what you typed' }));
    expect(again.name.value).toBe('Joana Silva');
  });
});
