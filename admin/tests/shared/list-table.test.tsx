// @vitest-environment jsdom
import { Refine, useInvalidate } from '@refinedev/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { DataTable } from '@shared/table/data-table';
import { useListTable } from '@shared/table/use-list-table';

const PAGE_SIZE = 25;
let rows: { id: string; name: string }[];
/** How often the list said that there is nothing. */
const saidNothing = vi.fn();
function Nothing() {
  saidNothing();
  return <p>Nobody yet</p>;
}

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  saidNothing.mockReset();
  rows = Array.from({ length: PAGE_SIZE + 1 }, (_, place) => ({ id: `${place}`, name: `Row ${place}` }));
  vi.stubGlobal('fetch', (path: string) => {
    const page = Number(new URL(path, 'http://x').searchParams.get('pagination[page]'));
    const data = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return Promise.resolve(
      new Response(JSON.stringify({ data, meta: { pagination: { total: rows.length } } })),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List() {
  const list = useListTable<(typeof rows)[number]>({
    resource: 'couriers',
    sort: { field: 'name', order: 'asc' },
  });
  const invalidate = useInvalidate();
  const archive = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
    void invalidate({ resource: 'couriers', invalidates: ['list'] });
  };
  return (
    <DataTable
      label="Couriers"
      columns={[{ key: 'name', title: 'Name', render: (_, { name }) => name }]}
      {...list.table}
      rowActions={({ id, name }) => <button onClick={() => archive(id)}>Archive {name}</button>}
      empty={<Nothing />}
    />
  );
}

function open() {
  const page = (
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <List />
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/couriers'] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

it('goes to the page before when the only row of the last page is archived', async () => {
  const { router, user } = open();
  await screen.findByRole('button', { name: 'Archive Row 0' });
  await act(() => router.navigate('/couriers?currentPage=2&pageSize=25'));
  await user.click(await screen.findByRole('button', { name: 'Archive Row 25' }));
  await screen.findByRole('button', { name: 'Archive Row 24' });
  expect(saidNothing).not.toHaveBeenCalled();
  expect(await screen.findByText('1–25 of 25')).toBeTruthy();
});

it('goes to the last page from an address beyond it', async () => {
  const { router } = open();
  await screen.findByRole('button', { name: 'Archive Row 0' });
  await act(() => router.navigate('/couriers?currentPage=9&pageSize=25'));
  await screen.findByRole('button', { name: 'Archive Row 25' });
  expect(saidNothing).not.toHaveBeenCalled();
  expect(await screen.findByText('26–26 of 26')).toBeTruthy();
});

it('says that there is nothing where there is none', async () => {
  rows = [];
  open();
  await waitFor(() => expect(screen.getByText('Nobody yet')).toBeTruthy());
});
