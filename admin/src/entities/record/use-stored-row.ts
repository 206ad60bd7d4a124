import { keys, type GetListResponse, type GetOneResponse } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { VersionedRow } from './versioned-row';

/**
 * Puts a row, as the server has just answered it, into every list and page that shows it. A page may have read more than a
 * write answers, such as the merged customers of one: that stays until it is read again.
 */
export function useStoredRow<Row extends VersionedRow>(resource: string): (row: Row) => void {
  const client = useQueryClient();
  return useCallback(
    (row: Row) => {
      const all = keys().data().resource(resource);
      client.setQueriesData<GetListResponse<Row>>({ queryKey: all.action('list').get() }, (list) =>
        list ? { ...list, data: list.data.map((one) => (one.id === row.id ? row : one)) } : list,
      );
      client.setQueriesData<GetOneResponse<Row>>({ queryKey: all.action('one').id(row.id).get() }, (one) =>
        one ? { ...one, data: { ...one.data, ...row } } : one,
      );
    },
    [client, resource],
  );
}
