// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import columnMatch from '../../src/locales/en/column-match.json';
import menuFile from '../../src/locales/en/menu-file.json';
import type { ColumnMatchDto } from '@contracts/column-match';
import type { ImportDto } from '@contracts/menu-files';
import { ColumnMatchDialog } from '@entities/column-match/column-match-dialog';
import { MenuFile } from '@entities/menu-file/menu-file';

const MATCH: ColumnMatchDto = {
  columns: [
    { heading: 'Quem', samples: ['Ana', 'Rui'], field: null },
    { heading: 'Fone', samples: ['11 98888-0000'], field: 'phone' },
    { heading: 'Obs', samples: [], field: null },
  ],
  required: ['name', 'phone'],
  source: 'HEADINGS',
};
const FIELDS = [
  { key: 'name', label: 'Name' },
  { key: 'phone', label: 'Phone' },
  { key: 'note', label: 'Note' },
];

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'column-match', columnMatch);
  i18next.addResourceBundle('en', 'menu-file', menuFile);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
/** Chooses by the keyboard alone: types a part of the field's name and confirms it. */
async function choose(heading: string, field: string): Promise<void> {
  const select = screen.getByRole('combobox', { name: `Import “${heading}” as` });
  select.focus();
  await user.keyboard(field);
  fireEvent.keyDown(select, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(select, { key: 'Enter', keyCode: 13 });
}
const apply = () => user.click(screen.getByRole('button', { name: 'Use these columns' }));

const applied = vi.fn<(columns: Record<string, string>) => void>();
const closed = vi.fn();
const open = (match = MATCH) =>
  render(<ColumnMatchDialog match={match} fields={FIELDS} onApply={applied} onClose={closed} />);
beforeEach(() => {
  applied.mockReset();
  closed.mockReset();
});

it('shows each column with sample values and the field proposed for it', () => {
  open();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Quem', 'Fone', 'Obs']);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Ana · Rui',
    '11 98888-0000',
    'No values',
  ]);
  expect(rows.map((row) => row.querySelector('.ant-select-selection-item')?.textContent)).toEqual([
    'Do not import',
    'Phone (required)',
    'Do not import',
  ]);
});

it('is applied once every required field has a column', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('Choose a column for: Name');
  await apply();
  expect(screen.getByRole('alert').textContent).toContain('Choose a column for: Name');
  expect(applied).not.toHaveBeenCalled();
  await choose('Quem', 'Name');
  await apply();
  expect(applied).toHaveBeenCalledWith({ Quem: 'name', Fone: 'phone' });
});

it('takes a column away again, and refuses a field for two columns', async () => {
  open({ ...MATCH, required: [] });
  await choose('Obs', 'Phone');
  await apply();
  expect(screen.getByText('“Fone” already goes into this field.')).toBeTruthy();
  expect(applied).not.toHaveBeenCalled();
  await choose('Fone', 'Do not');
  await apply();
  expect(applied).toHaveBeenCalledWith({ Obs: 'phone' });
});

it('closes without a change', async () => {
  open();
  await choose('Quem', 'Name');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(applied).not.toHaveBeenCalled();
});

it('opens by itself in the menu import when headings are unknown, and again by its button', async () => {
  const match: ColumnMatchDto = {
    columns: [
      { heading: 'Sabor', samples: ['Calabresa'], field: null },
      { heading: 'Linha', samples: ['Pizzas'], field: 'category' },
    ],
    required: ['category', 'name'],
    source: 'HEADINGS',
  };
  const shown: ImportDto = {
    ...{ preview: true, fingerprint: 'f', newCategories: [], headings: [], unknownColumns: [], layout: null },
    counts: { created: 1, updated: 0, unchanged: 0, refused: 0 },
    match: {
      ...match,
      source: 'REQUEST',
      columns: match.columns.map((column) => ({ ...column, field: 'name' })),
    },
    ...{ lines: [], undo: null },
  };
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const { searchParams } = new URL(path, 'http://x');
    sent.push(searchParams.get('columns'));
    const details = { code: 'MISSING_COLUMN', path: ['file', 'name'], match };
    return Promise.resolve(
      searchParams.has('columns')
        ? Response.json({ data: shown })
        : Response.json({ error: { message: 'The file has no column Name.', details } }, { status: 400 }),
    );
  });
  const stored = vi.fn();
  render(<MenuFile branchId="b" onStored={stored} />);
  const file = new File(['Sabor;Linha\nCalabresa;Pizzas'], 'menu.csv');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);

  await screen.findByRole('dialog', { name: 'Match columns' });
  await choose('Sabor', 'Name');
  await apply();
  const columns = JSON.stringify({ Sabor: 'name', Linha: 'category' });
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  expect(sent).toEqual([null, columns, columns]);
  await user.click(screen.getByRole('button', { name: 'Change columns' }));
  await screen.findByRole('dialog', { name: 'Match columns' });
});
