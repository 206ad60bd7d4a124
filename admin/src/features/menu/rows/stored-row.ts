import type { GetListResponse, GetOneResponse } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MenuResource, MenuRow } from './menu-rows';

/** Puts a row, as the server has just answered it, into every list and page that shows it. */
export function useStoredRow<Row extends MenuRow>(resource: MenuResource): (row: Row) => void {
  const client = useQueryClient();
  return useCallback(
    (row: Row) => {
      // Where Refine's list and page of a resource keep what they have loaded.
      const all = ['data', 'default', resource];
      client.setQueriesData<GetListResponse<Row>>({ queryKey: [...all, 'list'] }, (list) =>
        list ? { ...list, data: list.data.map((one) => (one.id === row.id ? row : one)) } : list,
      );
      client.setQueriesData<GetOneResponse<Row>>({ queryKey: [...all, 'one', row.id] }, (one) =>
        one ? { ...one, data: row } : one,
      );
    },
    [client, resource],
  );
}
