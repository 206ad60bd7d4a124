// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { dataProvider } from '@app/providers/data/data-provider';
import { ResourceName, ResourceSelect } from '@entities/record/resource-select';

const PEOPLE = Array.from({ length: 150 }, (_, place) => ({
  id: `p${place}`,
  name: `Person ${String(place).padStart(3, '0')}`,
}));
let asked: string[];

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'http://x');
    const id = pathname.split('/')[3];
    const row = PEOPLE.find((person) => person.id === id);
    const found = PEOPLE.filter(({ name }) => name.includes(searchParams.get('q') ?? ''));
    const data = id === undefined ? found.slice(0, Number(searchParams.get('pagination[pageSize]'))) : row;
    const body = data ? { data, meta: { pagination: { total: found.length } } } : { error: { message: '' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: data ? 200 : 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chosen = vi.fn();
function Choice({ begin }: { begin: string | null }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <ResourceSelect
        aria-label="Person"
        resource="team"
        before={[{ value: 'all', label: 'Everybody' }]}
        value={value}
        onChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
      <p>
        <ResourceName resource="team" id={value} />
      </p>
    </>
  );
}

const open = (begin: string | null) => {
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <Choice begin={begin} />
    </Refine>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup({ delay: null });
};

it('finds on the server who is not among the first of 150 people', async () => {
  const user = open('all');
  await user.type(screen.getByRole('combobox'), '149');
  await user.click(await screen.findByTitle('Person 149'));
  expect(chosen).toHaveBeenLastCalledWith('p149');
  expect(asked.some((path) => path.includes('q=149'))).toBe(true);
  // The name stays where the choice is closed and nothing is searched any more.
  await waitFor(() => expect(screen.getAllByText('Person 149').length).toBeGreaterThan(1));
});

it('calls who is chosen by name, though not among the first', async () => {
  open('p140');
  expect((await screen.findAllByText('Person 140')).length).toBeGreaterThan(0);
});

it('shows no id of who is not told of', async () => {
  open('gone');
  await waitFor(() => expect(asked.some((path) => path.endsWith('/gone'))).toBe(true));
  expect(screen.getByText('–')).toBeTruthy();
  expect(screen.getByTitle('…')).toBeTruthy();
  expect(screen.queryByText('gone')).toBeNull();
});
