import type { BaseRecord, CustomParams, DataProvider, DeleteOneParams, GetListParams } from '@refinedev/core';
import { request, requestAnswer, type Method } from '@shared/api/request';
import { MAX_PAGE_SIZE, listQuery, withQuery, type ListQuery } from './query';

const API = '/api';

const addressOf = ({ resource, id }: { resource: string; id: string | number }) => `${API}/${resource}/${id}`;

function page<T>({ resource, filters, sorters, pagination, meta }: GetListParams) {
  const query = listQuery({ filters, sorters, pagination, extra: meta?.query as ListQuery['extra'] });
  return requestAnswer<T[]>('GET', `${API}/${resource}?${query}`);
}

/** Every row, for the few lists that are shown whole (`pagination: { mode: 'off' }`), page by page. */
async function everything<T>(params: GetListParams): Promise<T[]> {
  const rows: T[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { data, meta } = await page<T>({ ...params, pagination: { currentPage, pageSize: MAX_PAGE_SIZE } });
    rows.push(...data);
    if (data.length < MAX_PAGE_SIZE || rows.length >= (meta?.pagination?.total ?? 0)) return rows;
  }
}

/** Of the methods that Refine knows those that the API has. */
const METHODS: Partial<Record<CustomParams['method'], Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/**
 * Rows come inside `data`, lists are filtered, sorted and paged in Strapi's words, a body is the bare fields of the
 * noun, and archiving tells the version it saw.
 */
export const dataProvider: DataProvider = {
  getApiUrl: () => API,

  getList: async <T extends BaseRecord>(params: GetListParams) => {
    if (params.pagination?.mode === 'off') {
      const data = await everything<T>(params);
      return { data, total: data.length };
    }
    const { data, meta } = await page<T>(params);
    return { data, total: meta?.pagination?.total ?? data.length, meta };
  },

  getOne: <T extends BaseRecord>(row: { resource: string; id: string | number }) =>
    requestAnswer<T>('GET', addressOf(row)),

  getMany: async <T extends BaseRecord>({
    resource,
    ids,
  }: {
    resource: string;
    ids: (string | number)[];
  }) => ({
    data: await Promise.all(ids.map((id) => request<T>('GET', addressOf({ resource, id })))),
  }),

  create: <T extends BaseRecord, V = object>({ resource, variables }: { resource: string; variables: V }) =>
    requestAnswer<T>('POST', `${API}/${resource}`, variables),

  update: <T extends BaseRecord, V = object>(row: { resource: string; id: string | number; variables: V }) =>
    requestAnswer<T>('PATCH', addressOf(row), row.variables),

  deleteOne: async <T extends BaseRecord, V>({ resource, id, meta }: DeleteOneParams<V>) => {
    await request(
      'DELETE',
      withQuery(addressOf({ resource, id }), { version: meta?.version as number | undefined }),
    );
    const archived: BaseRecord = { id };
    return { data: archived as T };
  },

  /** What is no list and no row of a resource: the answer with what is beside its `data`. */
  custom: async <T extends BaseRecord, Q, P>({ url, method, payload, query }: CustomParams<Q, P>) => {
    const asked = METHODS[method];
    if (!asked) throw new Error(`The API has no method "${method}"`);
    const answer: BaseRecord = await requestAnswer(asked, withQuery(url, Object.assign({}, query)), payload);
    return { data: answer as T };
  },
};
