import type { BaseRecord, DataProvider, DeleteOneParams, GetListParams } from '@refinedev/core';
import restProvider from '@refinedev/simple-rest';
import { http } from './http';
import { LARGEST_PAGE, listQuery, type ListQuery } from './query';

const API = '/api';

interface OneAnswer<T> {
  data: T;
}
interface ListAnswer<T> {
  data: T[];
  meta?: { pagination?: { total: number } };
}

const rest = restProvider(API, http);

async function page<T>(params: GetListParams): Promise<ListAnswer<T>> {
  const { resource, filters, sorters, pagination, meta } = params;
  const query = listQuery({ filters, sorters, pagination, extra: meta?.query as ListQuery['extra'] });
  return (await http.get<ListAnswer<T>>(`${API}/${resource}?${query}`)).data;
}

/** Every row, for the few lists that are shown whole (`pagination: { mode: 'off' }`), page by page. */
async function everything<T>(params: GetListParams): Promise<T[]> {
  const rows: T[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { data, meta } = await page<T>({ ...params, pagination: { currentPage, pageSize: LARGEST_PAGE } });
    rows.push(...data);
    if (data.length < LARGEST_PAGE || rows.length >= (meta?.pagination?.total ?? 0)) return rows;
  }
}

/**
 * simple-rest with the methods whose dialect differs from ours; its client and `custom` are kept.
 * Rows come inside `data`, lists are filtered, sorted and paged in Strapi's words, a body is the bare fields of the
 * noun, and archiving tells the version it saw.
 */
export const dataProvider: DataProvider = {
  ...rest,

  getList: async <T extends BaseRecord>(params: GetListParams) => {
    if (params.pagination?.mode === 'off') {
      const data = await everything<T>(params);
      return { data, total: data.length };
    }
    const { data, meta } = await page<T>(params);
    return { data, total: meta?.pagination?.total ?? data.length, meta };
  },

  getOne: async <T extends BaseRecord>({ resource, id }: { resource: string; id: string | number }) =>
    (await http.get<OneAnswer<T>>(`${API}/${resource}/${id}`)).data,

  getMany: async <T extends BaseRecord>({
    resource,
    ids,
  }: {
    resource: string;
    ids: (string | number)[];
  }) => {
    const answers = await Promise.all(ids.map((id) => http.get<OneAnswer<T>>(`${API}/${resource}/${id}`)));
    return { data: answers.map((answer) => answer.data.data) };
  },

  create: async <T extends BaseRecord, V = object>({
    resource,
    variables,
  }: {
    resource: string;
    variables: V;
  }) => (await http.post<OneAnswer<T>>(`${API}/${resource}`, variables)).data,

  update: async <T extends BaseRecord, V = object>(update: {
    resource: string;
    id: string | number;
    variables: V;
  }) => (await http.patch<OneAnswer<T>>(`${API}/${update.resource}/${update.id}`, update.variables)).data,

  deleteOne: async <T extends BaseRecord, V>({ resource, id, meta }: DeleteOneParams<V>) => {
    const version = meta?.version as number | undefined;
    const query = version === undefined ? '' : `?version=${version}`;
    await http.delete(`${API}/${resource}/${id}${query}`);
    const archived: BaseRecord = { id };
    return { data: archived as T };
  },
};
