import { useKeys, type GetListResponse, type GetOneResponse } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MenuResource, MenuRow } from './menu-rows';

/** Puts a row, as the server has just answered it, into every list and page that shows it. */
export function useStoredRow<Row extends MenuRow>(resource: MenuResource): (row: Row) => void {
  const client = useQueryClient();
  const { keys } = useKeys();
  return useCallback(
    (row: Row) => {
      const all = keys().data('default').resource(resource);
      client.setQueriesData<GetListResponse<Row>>({ queryKey: all.action('list').get() }, (list) =>
        list ? { ...list, data: list.data.map((one) => (one.id === row.id ? row : one)) } : list,
      );
      client.setQueriesData<GetOneResponse<Row>>({ queryKey: all.action('one').id(row.id).get() }, (one) =>
        one ? { ...one, data: row } : one,
      );
    },
    // `keys` is a new function each time and always the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [client, resource],
  );
}
