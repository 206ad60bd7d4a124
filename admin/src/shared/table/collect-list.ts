import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core';
import { collectPages } from './collect-pages';

/** Every row of a list that is paged by numbers, as `collectPages` does it: the cursor is the number of the page. */
export const collectList = <Row extends BaseRecord>(
  getList: DataProvider['getList'],
  question: Pick<GetListParams, 'resource' | 'filters' | 'sorters'>,
  { signal }: { signal: AbortSignal },
): Promise<{ rows: Row[]; cut: boolean }> =>
  collectPages<Row>(
    async ({ cursor = '1', pageSize }) => {
      const pagination = { currentPage: Number(cursor), pageSize };
      const { data } = await getList<Row>({ ...question, pagination });
      signal.throwIfAborted();
      return { data, meta: { next: data.length < pageSize ? null : String(Number(cursor) + 1) } };
    },
    { signal },
  );
