// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { ChoiceFilter } from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useVerb } from '@entities/record/use-verb';
import { CircleDot } from 'lucide-react';

interface Bag {
  id: string;
  code: string;
  size: string;
  version: number;
}

let bags: Bag[];
let asked: URL[];
let posted: { path: string; body: unknown }[];
let width = 900;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  width = 900;
  bags = [
    { id: 'b1', code: 'A-1', size: 'S', version: 1 },
    { id: 'b2', code: 'A-2', size: 'L', version: 1 },
  ];
  asked = [];
  posted = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 20));
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { body?: string }) => {
    const url = new URL(path, 'http://x');
    if (init.method === 'POST') {
      posted.push({ path: url.pathname, body: JSON.parse(init.body ?? 'null') as unknown });
      return Promise.resolve(new Response(JSON.stringify({ data: { ...bags[0], version: 2 } })));
    }
    asked.push(url);
    const sizes = [...url.searchParams]
      .filter(([name]) => name.startsWith('filters[size]'))
      .map(([, size]) => size);
    const data = bags.filter(({ size }) => sizes.length === 0 || sizes.includes(size));
    return Promise.resolve(
      new Response(JSON.stringify({ data, meta: { pagination: { total: data.length } } })),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SIZES = [
  { value: 'S', label: 'Small' },
  { value: 'M', label: 'Medium' },
];

function Bags() {
  const lose = useVerb<Bag>('bags', 'mark-lost');
  const [lost, setLost] = useState<string[]>([]);
  return (
    <>
      <ResourceList<Bag>
        resource="bags"
        title="Bags"
        columns={[
          { key: 'code', title: 'Code', render: ({ code }) => code },
          { key: 'size', title: 'Size', from: 700, card: 'line', render: ({ size }) => size },
        ]}
        sort={{ field: 'code', order: 'asc' }}
        search="Code"
        filters={(list) => <ChoiceFilter list={list} field="size" label="Size" options={SIZES} />}
        rowActions={({ id, code, version }, { isCard }) => (
          <button
            onClick={() => void lose.run(id, { version })}
          >{`Lose ${code}${isCard ? ' here' : ''}`}</button>
        )}
        bulk={{
          nameOf: ({ code }) => code,
          actions: (rows, clear) => (
            <button
              onClick={() => {
                setLost(rows.map(({ code }) => code));
                clear();
              }}
            >
              Lose all
            </button>
          ),
        }}
        empty={{ icon: CircleDot, title: 'No bags yet' }}
      />
      <output>{lost.join()}</output>
    </>
  );
}

function open(address = '/bags') {
  const page = (
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <Bags />
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }) };
}

it('shows a column from the width that it declares, and cards on a phone', async () => {
  open();
  await screen.findByText('A-1');
  expect(screen.getByRole('columnheader', { name: 'Size' })).toBeTruthy();
  cleanup();
  width = 380;
  open();
  const row = (await screen.findByText('A-1')).closest('tr');
  expect(screen.queryByRole('columnheader', { name: 'Size' })).toBeNull();
  expect(within(row as HTMLElement).getByText('S')).toBeTruthy();
  expect(within(row as HTMLElement).getByRole('button', { name: 'Lose A-1 here' })).toBeTruthy();
});

it('filters by several values on the server, and offers the way back from nothing found', async () => {
  const { user } = open();
  await screen.findByText('A-2');
  await user.click(screen.getByRole('button', { name: 'Size' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Medium' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Small' }));
  await screen.findByText('A-1');
  expect(screen.queryByText('A-2')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await screen.findByText('A-2');
});

it('acts on the selected rows', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select A-2' }));
  await user.click(screen.getByRole('button', { name: 'Lose all' }));
  expect(screen.getByRole('status').textContent).toBe('A-2');
  expect(screen.queryByRole('button', { name: 'Lose all' })).toBeNull();
});

it('runs a verb of a row, and reads the list again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Lose A-1' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(posted).toEqual([{ path: '/api/bags/b1/mark-lost', body: { version: 1 } }]);
});
