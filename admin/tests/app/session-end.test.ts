import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../device-fixture';
import { sessionOf } from '../session-fixture';
import { downloadOrders } from '../../src/features/orders/list/download-orders';
import { dataProvider } from '@app/providers/data/data-provider';
import { menuFileApi } from '@entities/menu-file/menu-file-api';
import { session, sessionEnded } from '@entities/session/session';
import { request } from '@shared/api/request';
import { draftKey, loadDraft, registerForm } from '@shared/form/drafts';
import { collectList } from '@shared/table/collect-list';
import { fetchPage } from '@shared/table/collect-pages';

const ANA = sessionOf('owner');
const refused = (code: string) => ({ error: { status: 401, message: '', details: { code } } });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { pathname: '/dashboard/menu/category/new' } });
  stubStorage({ name: 'sessionStorage' });
  session.set(ANA);
});
afterEach(() => session.set(undefined));

const answer = (body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status: 401 })));

it('ends the session for everybody when a call outside of the providers hears that nobody is signed in', async () => {
  answer(refused('NOT_SIGNED_IN'));
  await expect(request('POST', '/api/orders/1/accept')).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(session.get()).toBeNull();
  expect(sessionEnded.get()).toBe(true);
});

it('does so too when a query of the data provider hears it', async () => {
  answer(refused('NOT_SIGNED_IN'));
  await expect(dataProvider.getList({ resource: 'products' })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  expect(session.get()).toBeNull();
});

const signal = new AbortController().signal;
const page = { pageSize: 100 };

it.each([
  ['a list, page by page', () => fetchPage('/api/audit', page, signal)],
  [
    'a list of rows',
    () => collectList((params) => dataProvider.getList(params), { resource: 'sellers' }, { signal }),
  ],
  ['a file of orders', () => downloadOrders({}, 'csv', { signal, onProgress: () => undefined })],
  ['a file of a menu', () => menuFileApi.export('branch', 'csv')],
  ['a file that is sent', () => menuFileApi.preview('branch', new Blob(['name']))],
])('does so too when %s is exported', async (_what, take) => {
  answer(refused('NOT_SIGNED_IN'));
  await expect(take()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(session.get()).toBeNull();
});

it('leaves the session alone when it was only a wrong password', async () => {
  answer(refused('WRONG_CREDENTIALS'));
  await expect(request('POST', '/api/session', {})).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(session.get()).toBe(ANA);
});

it('keeps what is typed in the forms that stand open', async () => {
  const fields = { name: '' };
  const key = draftKey(fields);
  const typed = { base: { values: fields, version: 0 }, values: { name: 'Pizzas' } };
  const close = registerForm(key, () => typed);
  answer(refused('NOT_SIGNED_IN'));
  await expect(request('GET', '/api/home')).rejects.toMatchObject({ status: 401 });
  close();
  session.set(ANA);
  expect(loadDraft('window', key, fields)).toMatchObject(typed);
});
