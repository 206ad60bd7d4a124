import { useCreate, useUpdate } from '@refinedev/core';
import { useStoredRow } from './use-stored-row';
import type { VersionedRow } from './versioned-row';
import type { ApiError } from '@shared/api/error';

/** What is told of it, the screen tells. */
export const NO_NOTIFICATIONS = { successNotification: false, errorNotification: false } as const;

/** Stores what a form holds: a new row whole, a stored one by what is new in it. Throws `ApiError`. */
export function useSaveRow<Row extends VersionedRow>(resource: string) {
  const keep = useStoredRow<Row>(resource);
  const { mutateAsync: update } = useUpdate<Row, ApiError, object>();
  const { mutateAsync: insert } = useCreate<Row, ApiError, object>();
  return {
    create: async (values: object): Promise<Row> =>
      (await insert({ ...NO_NOTIFICATIONS, invalidates: ['list'], resource, values })).data,
    update: async (id: string, values: object): Promise<Row> => {
      const body = { ...NO_NOTIFICATIONS, resource, id, values, mutationMode: 'pessimistic' } as const;
      const { data } = await update({ ...body, invalidates: ['list'] });
      keep(data);
      return data;
    },
  };
}
