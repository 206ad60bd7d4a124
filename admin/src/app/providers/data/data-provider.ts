import type {
  BaseRecord,
  DataProvider,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
} from '@refinedev/core';
import restProvider from '@refinedev/simple-rest';
import type { Answer } from '@shared/api/request';
import { envelopeClient, rowClient } from './http-client';
import { MAX_PAGE_SIZE, listQuery, withQuery, type ListQuery } from './query';

const API = '/api';

const { getOne, create, update, getApiUrl } = restProvider(API, rowClient);
/** Keeps the envelope: what is no list and no row of a resource may have a `meta` of its own. */
const { custom } = restProvider(API, envelopeClient);

async function page<T>({ resource, filters, sorters, pagination, meta }: GetListParams) {
  const query = listQuery({ filters, sorters, pagination, extra: meta?.query as ListQuery['extra'] });
  return (await envelopeClient.get<Answer<T[]>>(`${API}/${resource}?${query}`)).data;
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

/**
 * simple-rest with the methods whose dialect differs from the API's: lists are filtered, sorted and paged in Strapi's
 * words, several rows are read one by one, and archiving tells the version it saw.
 */
export const dataProvider: DataProvider = {
  getApiUrl,
  getOne,
  create,
  update,
  custom,

  getList: async <T extends BaseRecord>(params: GetListParams) => {
    if (params.pagination?.mode === 'off') {
      const data = await everything<T>(params);
      return { data, total: data.length };
    }
    const { data, meta } = await page<T>(params);
    return { data, total: meta?.pagination?.total ?? data.length, meta };
  },

  getMany: async <T extends BaseRecord>({ resource, ids }: GetManyParams) => {
    const answers = await Promise.all(ids.map((id) => getOne<T>({ resource, id })));
    return { data: answers.map(({ data }) => data) };
  },

  deleteOne: async <T extends BaseRecord, V>({ resource, id, meta }: DeleteOneParams<V>) => {
    const version = meta?.version as number | undefined;
    await rowClient.delete(withQuery(`${API}/${resource}/${id}`, { version }));
    const archived: BaseRecord = { id };
    return { data: archived as T };
  },
};
