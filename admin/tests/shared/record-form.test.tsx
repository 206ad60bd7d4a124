// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { createContext, useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { ApiError } from '@shared/api/error';
import { FormField } from '@shared/form/form-field';
import { claimDrafts } from '@shared/form/drafts';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';

const schema = z.object({
  name: z.string().min(1).max(10),
  station: z
    .string()
    .max(10)
    .regex(/^[\w ]*$/),
});
type Values = z.output<typeof schema>;
interface Row {
  values: Values;
  version: number;
}

const STORED: Row = { values: { name: 'Pizzas', station: 'Oven' }, version: 3 };

const LABELS = { name: 'Name', station: 'Station' };

const save = vi.fn<(sent: Sent<Values>) => Promise<Row>>();
const saved = vi.fn();

function Form({ row, autosave }: { row: Row; autosave?: string }) {
  const form = useRecordForm<Values>({
    ...{ stored: row.values, version: row.version, schema, words: 'menu', autosave },
  });
  return (
    <RecordForm
      form={form}
      save={save}
      onSaved={saved}
      toStored={(stored) => stored as Row}
      latest={row}
      describe={(name, values) => ({ label: LABELS[name], value: values[name] })}
      saveLabel="Save"
    >
      <FormField name="name">
        <Input />
      </FormField>
      <FormField name="station" hint="Where it is made">
        <Input />
      </FormField>
    </RecordForm>
  );
}

const Shown = createContext<{ row: Row; autosave?: string }>({ row: STORED });
const Page = () => <Form {...useContext(Shown)} />;

function open(row = STORED, autosave?: string) {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  const draw = (shown: Row) => (
    <Shown.Provider value={{ row: shown, autosave }}>
      <RouterProvider router={router} />
    </Shown.Provider>
  );
  const { rerender } = render(draw(row));
  return { user: userEvent.setup({ delay: null }), show: (shown: Row) => rerender(draw(shown)) };
}

const name = () => screen.getByLabelText('Name');
const station = () => screen.getByLabelText('Station (optional)');
const saveButton = () => screen.queryByRole('button', { name: 'Save' });

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  claimDrafts('ana');
});
beforeEach(() => {
  save
    .mockReset()
    .mockImplementation(({ values, version }) => Promise.resolve({ values, version: version + 1 }));
  saved.mockReset();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('offers to save what was typed, and sends that alone, with the version it is new against', async () => {
  const { user } = open();
  expect(saveButton()).toBeNull();
  await user.type(name(), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('first'));
  expect(save.mock.calls).toMatchObject([[{ changes: { name: 'Pizzas 2' }, version: 3 }]]);
  expect(saveButton()).toBeNull();
});

it('says what is wrong with a field once it is left, and not before', async () => {
  const { user } = open();
  await user.clear(name());
  expect(name().getAttribute('aria-invalid')).not.toBe('true');
  await user.tab();
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  await user.type(name(), 'P');
  await waitFor(() => expect(name().getAttribute('aria-invalid')).not.toBe('true'));
});

it('goes to the first field that is wrong instead of sending it', async () => {
  const { user } = open();
  await user.clear(name());
  await user.type(station(), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(station().getAttribute('aria-invalid')).toBe('true');
  expect(save).not.toHaveBeenCalled();
});

it('knows of each field by its schema what it may hold', async () => {
  const { user } = open();
  await user.clear(station());
  await user.type(station(), 'x'.repeat(11));
  expect(screen.getByText('11/10')).toBeTruthy();
  expect(station().getAttribute('aria-describedby')).toMatch(/station_extra$/);
});

it('shows what the server refuses at its field', async () => {
  save.mockRejectedValueOnce(
    new ApiError(400, 'Something is wrong.', {
      code: 'INVALID',
      issues: [{ path: ['name'], code: 'TAKEN', message: 'There is one of that name.' }],
    }),
  );
  const { user } = open();
  await user.type(name(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('There is one of that name.');
  expect(document.activeElement).toBe(name());
  expect(saved).not.toHaveBeenCalled();
});

it('lets the person choose, field by field, when somebody else was faster', async () => {
  const theirs: Row = { values: { name: 'Pizza', station: 'Grill' }, version: 4 };
  save.mockRejectedValueOnce(
    new ApiError(409, 'Somebody was faster.', { code: 'STALE_VERSION', current: theirs }),
  );
  const { user } = open();
  await user.type(name(), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /name/i, checked: false }));
  await user.click(within(dialog).getByRole('radio', { name: /name/i, checked: false }));
  await user.click(within(dialog).getByRole('button', { name: /save/i }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(save.mock.lastCall).toMatchObject([{ changes: { name: 'Pizzas 2' }, version: 4 }]);
});

it('goes back to what is stored', async () => {
  const { user } = open();
  await user.type(name(), ' 2');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name()).toHaveProperty('value', 'Pizzas');
  expect(saveButton()).toBeNull();
});

it('takes a newer row while nothing is typed, and says so while something is', async () => {
  const { user, show } = open();
  show({ values: { name: 'Pizze', station: 'Oven' }, version: 4 });
  expect(name()).toHaveProperty('value', 'Pizze');
  await user.type(name(), '!');
  show({ values: { name: 'Pizza', station: 'Oven' }, version: 5 });
  expect(name()).toHaveProperty('value', 'Pizze!');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy();
});

it('keeps what is typed on the device, and offers it when one comes back', async () => {
  const { user } = open(STORED, 'branch');
  await user.type(name(), ' 2');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open(STORED, 'branch');
  expect(name()).toHaveProperty('value', 'Pizzas');
  await user.click(screen.getByRole('button', { name: 'Go on with what you typed' }));
  expect(name()).toHaveProperty('value', 'Pizzas 2');
});
