// @vitest-environment jsdom
import type { BalanceImportDto } from '@contracts/loyalty-files';
import { cleanup, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { member, openPage, prepareFidelity, program } from './fidelity-fixture';
import columnMatch from '../../src/locales/en/column-match.json';
import words from '../../src/locales/en/loyalty-import.json';
import loyalty from '../../src/locales/en/loyalty.json';
import tableImport from '../../src/locales/en/table-import.json';

const LINE = { name: 'Ana', phone: '+5511988887777', units: 1200, expiresOn: null, issues: [], cells: null };
const ANSWER: BalanceImportDto = {
  ...{ preview: true, units: 1230, importedAt: null, undo: null, unknownColumns: [] },
  counts: { created: 1, updated: 1, unchanged: 0, refused: 1 },
  headings: ['phone', 'name', 'balance'],
  match: { columns: [], required: ['phone', 'balance'], source: 'HEADINGS' },
  lines: [
    { ...LINE, line: 2, action: 'UPDATE' },
    { ...LINE, line: 3, action: 'CREATE', name: 'Bia', units: 30, expiresOn: '2099-12-31' },
    {
      ...{ ...LINE, line: 4, action: 'REFUSE', name: 'Caio', units: 0, cells: ['1', 'Caio', '-5'] },
      issues: [{ code: 'NEGATIVE_BALANCE', path: ['balance'], message: 'A balance cannot be below zero.' }],
    },
  ],
};

interface Sent {
  method: string;
  path: string;
  search: URLSearchParams;
  key: string | null;
  body: unknown;
}

let sent: Sent[];
let answer: BalanceImportDto;
let stores: (() => Response)[];
const json = (data: unknown) => new Response(JSON.stringify({ data }));

beforeAll(async () => {
  await prepareFidelity();
  for (const [name, texts] of Object.entries({
    'column-match': columnMatch,
    'loyalty-import': words,
    'table-import': tableImport,
  }))
    i18next.addResourceBundle('en', name, texts);
});
beforeEach(() => {
  sent = [];
  stores = [];
  answer = ANSWER;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { pathname, searchParams: search } = new URL(path, 'http://x');
    const method = init.method ?? 'GET';
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ method, path: pathname, search, key, body: init.body });
    if (pathname.endsWith('/import/preview')) return Promise.resolve(json(answer));
    if (pathname.endsWith('/import/last'))
      return Promise.resolve(json({ id: 'i1', at: member.nextExpiry!.at, lines: 2 }));
    if (pathname.endsWith('/import/undo'))
      return Promise.resolve(json({ reversed: 2, owing: 1, removed: 1 }));
    if (pathname.endsWith('/import'))
      return Promise.resolve(stores.shift()?.() ?? json({ ...answer, preview: false, undo: 'i1' }));
    if (pathname === '/api/loyalty-programs')
      return Promise.resolve(
        new Response(JSON.stringify({ data: [program], meta: { pagination: { total: 1 } } })),
      );
    if (pathname === '/api/loyalty-accounts')
      return Promise.resolve(json({ programId: 'p1', members: [member], total: 1 }));
    return Promise.resolve(json([]));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openImport = async () => {
  const page = openPage('?tab=members');
  await page.user.click(await screen.findByRole('button', { name: loyalty.members.import }));
  const input = await screen.findByLabelText(tableImport.choose, { selector: 'input' });
  await page.user.upload(input, new File(['phone,name,balance'], 'balances.csv', { type: 'text/csv' }));
  return page;
};
const stored = () => sent.filter(({ path }) => path.endsWith('/import'));

it('previews each line with its verdict, and stores the file once with its key', async () => {
  stores = [() => new Response('{}', { status: 500 })];
  const { user } = await openImport();
  await screen.findByText(/1,230 stamps in all · 1 new · 1 existing/);
  expect(screen.getByText('+1,200 stamps')).toBeTruthy();
  expect(screen.getByText(/\+30 stamps, until .*31.*2099/)).toBeTruthy();
  expect(screen.getByText('Balance: A balance cannot be below zero.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Import 2 balances' });
  await user.click(button);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Import 2 balances' }));
  await screen.findByText('Imported: 2 balances, 1,230 stamps in all');
  const [first, second] = stored();
  expect(first?.key).toMatch(/^[\w-]{8,}$/);
  expect(second?.key).toBe(first?.key);
  expect(Object.fromEntries(second!.search)).toEqual({ program: 'p1' });
  expect(second?.body).toBeInstanceOf(File);
  const reads = sent.filter(({ path }) => path === '/api/loyalty-accounts').length;
  expect(reads).toBeGreaterThan(1);
});

it('warns of a file that was imported before, and imports it again when it is meant', async () => {
  answer = { ...ANSWER, importedAt: member.nextExpiry!.at };
  const { user } = await openImport();
  await screen.findByText(/You imported this file into this program before/);
  await user.click(screen.getByRole('button', { name: 'Import 2 balances again' }));
  await waitFor(() => expect(stored()[0]?.search.get('again')).toBe('true'));
});

it('undoes the last import, and tells what became debt', async () => {
  const { user } = await openImport();
  await user.click(await screen.findByRole('button', { name: tableImport.undo }));
  await screen.findByText(words.undo.text);
  await user.click(screen.getAllByRole('button', { name: tableImport.undo }).at(-1)!);
  await screen.findByText('Import undone: 2 balances taken back, new customers removed: 1');
  expect(screen.getByText('1 customer had spent some of it and has a debt now.')).toBeTruthy();
});

it('is not offered for a closed program', async () => {
  const closed = { ...program, state: 'CLOSED' };
  const fetchBefore = fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/api/loyalty-programs')
      ? Promise.resolve(new Response(JSON.stringify({ data: [closed], meta: { pagination: { total: 1 } } })))
      : fetchBefore(path, init),
  );
  openPage('?tab=members');
  await screen.findByRole('link', { name: member.customerName });
  expect(screen.queryByRole('button', { name: loyalty.members.import })).toBeNull();
});
