// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleDot } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { routerProvider } from '@app/providers/router/router-provider';
import { ResourceList } from '@entities/record/list/resource-list';

interface Bag {
  id: string;
  code: string;
}

let searched: (string | null)[];
let loadDrawer: () => void;
let Drawer: ComponentType;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  searched = [];
  const loaded = new Promise<void>((resolve) => (loadDrawer = resolve));
  Drawer = lazy(() => loaded.then(() => ({ default: () => <p>Bag in full</p> })));
  vi.stubGlobal('fetch', (path: string) => {
    searched.push(new URL(path, 'http://x').searchParams.get('q'));
    return Promise.resolve(
      new Response(JSON.stringify({ data: [{ id: 'b1', code: 'A-1' }], meta: { pagination: { total: 1 } } })),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bags() {
  const [params, setParams] = useSearchParams();
  const open = (id: string) =>
    setParams(
      (before) => {
        before.set('bag', id);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <ResourceList<Bag>
        resource="bags"
        title="Bags"
        columns={[{ key: 'code', title: 'Code', render: ({ code }) => code }]}
        sort={{ field: 'code', order: 'asc' }}
        search="Code"
        rowActions={({ id, code }) => <button onClick={() => open(id)}>{`Open ${code}`}</button>}
        empty={{ icon: CircleDot, title: 'No bags yet' }}
      />
      <Suspense fallback={null}>{params.has('bag') && <Drawer />}</Suspense>
    </>
  );
}

it('keeps a record that is opened before the search that was just typed', async () => {
  window.history.replaceState(null, '', '/bags');
  const page = (
    <Refine
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      options={{ disableTelemetry: true, syncWithLocation: true }}
    >
      <Bags />
    </Refine>
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />);
  const user = userEvent.setup({ delay: null });
  await screen.findByText('A-1');
  await user.type(screen.getByRole('searchbox'), 'A-1');
  await user.click(screen.getByRole('button', { name: 'Open A-1' }));
  // The page waits for the drawer's code while the search reaches the address.
  await waitFor(() => expect(searched).toContain('A-1'));
  loadDrawer();
  expect(await screen.findByText('Bag in full')).toBeTruthy();
  const address = new URLSearchParams(window.location.search);
  expect([address.get('bag'), address.get('filters[0][value]')]).toEqual(['b1', 'A-1']);
});
