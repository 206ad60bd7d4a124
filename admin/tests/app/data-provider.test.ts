import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLogProvider } from '@app/providers/audit-log/audit-log-provider';
import { dataProvider } from '@app/providers/data/data-provider';
import { ApiError } from '@shared/api/error';

let asked: { url: string; method: string; headers: Headers; body: unknown }[] = [];
let answers: { status: number; data: unknown }[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } });
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit) => {
    asked.push({ url, method, headers: new Headers(headers), body });
    const { status, data } = answers.shift() ?? { status: 200, data: { data: [] } };
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const query = () => new URL(asked[0]!.url, 'http://x').searchParams;
const refusal = (status: number, details: object) => ({
  status,
  data: { data: null, error: { status, name: 'ValidationError', message: 'Não pode ser.', details } },
});

describe('lists', () => {
  it('asks in the words of the API', async () => {
    answers = [{ status: 200, data: { data: [{ id: 'p1' }], meta: { pagination: { total: 41 } } } }];
    const list = await dataProvider.getList({
      resource: 'products',
      filters: [
        { field: 'branchId', operator: 'eq', value: 'b1' },
        { field: 'state', operator: 'in', value: ['ACTIVE', 'PAUSED'] },
        { field: 'q', operator: 'contains', value: 'piz' },
        { field: 'sku', operator: 'eq', value: '' },
      ],
      sorters: [
        { field: 'position', order: 'asc' },
        { field: 'name', order: 'desc' },
      ],
      pagination: { currentPage: 3, pageSize: 20 },
    });
    expect(list).toMatchObject({ data: [{ id: 'p1' }], total: 41 });
    expect(asked[0]!.url).toMatch(/^\/api\/products\?/);
    expect(Object.fromEntries(query())).toEqual({
      'filters[branchId][$eq]': 'b1',
      'filters[state][$in][0]': 'ACTIVE',
      'filters[state][$in][1]': 'PAUSED',
      q: 'piz',
      sort: 'position:asc,name:desc',
      'pagination[page]': '3',
      'pagination[pageSize]': '20',
    });
  });

  it('refuses a filter that the API does not have instead of leaving it out', async () => {
    const filters = [{ field: 'name', operator: 'between' as const, value: [1, 2] }];
    await expect(dataProvider.getList({ resource: 'products', filters })).rejects.toThrow('between');
    expect(asked).toHaveLength(0);
  });

  it('reads a list without pages to its end', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
    answers = [100, 100, 7].map((count) => ({
      status: 200,
      data: { data: rows(count), meta: { pagination: { total: 207 } } },
    }));
    const list = await dataProvider.getList({ resource: 'products', pagination: { mode: 'off' } });
    expect(list.data).toHaveLength(207);
    expect(asked).toHaveLength(3);
  });
});

describe('rows', () => {
  it('takes the row out of its envelope', async () => {
    answers = [{ status: 200, data: { data: { id: 'c1', version: 4 } } }];
    expect(await dataProvider.getOne({ resource: 'categories', id: 'c1' })).toEqual({
      data: { id: 'c1', version: 4 },
    });
    expect(asked[0]!.url).toBe('/api/categories/c1');
  });

  it('sends the bare fields and says that it is no foreign form', async () => {
    answers = [{ status: 200, data: { data: { id: 'c1' } } }];
    await dataProvider.update({ resource: 'categories', id: 'c1', variables: { name: 'Pizza', version: 4 } });
    const [request] = asked;
    expect(request).toMatchObject({ method: 'PATCH', body: JSON.stringify({ name: 'Pizza', version: 4 }) });
    expect(request!.headers.get('X-Requested-With')).toBe('comanda');
    expect(request!.headers.get('Content-Type')).toBe('application/json');
    expect(request!.headers.get('Accept-Language')).toBe('pt-BR');
  });

  it('sends a new row once, however often it is sent, where the caller gives a key', async () => {
    answers = [{ status: 201, data: { data: { id: 'c2' } } }];
    const meta = { headers: { 'Idempotency-Key': 'k1' } };
    const made = await dataProvider.create({ resource: 'categories', variables: { name: 'Pizza' }, meta });
    expect(made).toEqual({ data: { id: 'c2' } });
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/categories', body: '{"name":"Pizza"}' });
    expect(asked[0]!.headers.get('Idempotency-Key')).toBe('k1');
  });

  it('reads several by their ids, in the order of these', async () => {
    answers = ['c2', 'c1'].map((id) => ({ status: 200, data: { data: { id } } }));
    const rows = await dataProvider.getMany!({ resource: 'categories', ids: ['c2', 'c1'] });
    expect(rows).toEqual({ data: [{ id: 'c2' }, { id: 'c1' }] });
    expect(asked.map(({ url }) => url)).toEqual(['/api/categories/c2', '/api/categories/c1']);
  });

  it('archives at the version it saw', async () => {
    answers = [{ status: 204, data: '' }];
    await dataProvider.deleteOne({ resource: 'categories', id: 'c1', meta: { version: 4 } });
    expect(asked[0]).toMatchObject({ method: 'DELETE', url: '/api/categories/c1?version=4' });
  });
});

describe('what is no row', () => {
  it('is asked for with what it is asked by, and answered with what is beside its data', async () => {
    const answer = { data: [{ day: '2026-11-01' }], meta: { year: 2026 } };
    answers = [{ status: 200, data: answer }];
    const query = { year: 2026, state: undefined };
    const got = await dataProvider.custom!({ url: '/api/holidays', method: 'get', query });
    expect(got.data).toEqual(answer);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/holidays?year=2026' });
  });

  it('is asked for at its bare address where nothing is asked', async () => {
    await dataProvider.custom!({ url: '/api/home', method: 'get' });
    await dataProvider.custom!({ url: '/api/home', method: 'get', query: { branch: undefined } });
    expect(asked.map(({ url }) => url)).toEqual(['/api/home', '/api/home']);
  });

  it('is sent with what it says', async () => {
    const payload = { reason: 'BUSY' };
    await dataProvider.custom!({ url: '/api/branches/b/pause', method: 'post', payload });
    expect(asked[0]).toMatchObject({ method: 'POST', body: JSON.stringify(payload) });
  });
});

describe('refusals', () => {
  const refused = async () => {
    const error: unknown = await dataProvider
      .getOne({ resource: 'products', id: 'p' })
      .catch((cause: unknown) => cause);
    if (!(error instanceof ApiError)) throw new Error('was not refused');
    return error;
  };

  it('tell every cause at its field', async () => {
    answers = [
      refusal(422, {
        code: 'INVALID',
        issues: [
          { code: 'TOO_SHORT', message: 'Curto demais.', path: ['name'] },
          { code: 'TOO_LOW', message: 'Baixo demais.', path: ['variations', 0, 'priceCents'] },
        ],
      }),
    ];
    const error = await refused();
    expect(error).toMatchObject({ statusCode: 422, message: 'Não pode ser.', code: 'INVALID' });
    expect(error.errors).toEqual({ name: ['Curto demais.'], 'variations.0.priceCents': ['Baixo demais.'] });
  });

  it('tell a single cause by its path', async () => {
    answers = [refusal(400, { code: 'TAKEN', path: ['sku'] })];
    expect((await refused()).errors).toEqual({ sku: ['Não pode ser.'] });
  });

  it('carry the row as it is now when somebody was faster', async () => {
    answers = [refusal(409, { code: 'STALE', current: { id: 'p', version: 9 } })];
    expect((await refused()).details.current).toEqual({ id: 'p', version: 9 });
  });

  it('are told from a server that cannot be reached and from one that answers in other words', async () => {
    answers = [{ status: 0, data: null }];
    expect(await refused()).toMatchObject({ status: 0, code: 'UNREACHABLE' });
    answers = [{ status: 502, data: '<html>' }];
    expect(await refused()).toMatchObject({ status: 502, code: 'HTTP_502' });
  });
});

describe('the log', () => {
  it('is asked for by kind and whatever else narrows it, and answers with the place of the next page', async () => {
    const page = { data: [{ id: 'e1' }], meta: { next: 'c2' } };
    answers = [{ status: 200, data: page }];
    const meta = { person: '7', cursor: 'c1', action: undefined };
    expect(await auditLogProvider.get({ resource: 'product', meta })).toEqual(page);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/api/audit?entity=product&person=7&cursor=c1',
    });
  });

  it('is asked for as a whole where no kind is chosen', async () => {
    await auditLogProvider.get({ resource: '' });
    expect(asked[0]!.url).toBe('/api/audit');
  });
});
