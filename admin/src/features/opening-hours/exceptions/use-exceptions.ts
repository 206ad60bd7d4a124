import { useDelete, useList, useNotification } from '@refinedev/core';
import type { HoursExceptionDto } from '@contracts/hours-exceptions';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@shared/api/error';
import { useErrorMessage } from '@entities/record/use-error-message';
import { NO_NOTIFICATIONS, useSaveRow } from '@entities/record/use-save-row';

const RESOURCE = 'hours-exceptions';

/** The exceptions of a branch, as the server decides by them: by their first day. */
export function useExceptions(branchId: string) {
  const { query, result } = useList<HoursExceptionDto, ApiError>({
    resource: RESOURCE,
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }],
    sorters: [{ field: 'fromDay', order: 'asc' }],
    pagination: { mode: 'off' },
    errorNotification: false,
  });
  return {
    rows: query.data && result.data,
    error: query.data ? null : query.error,
    refetch: () => void query.refetch(),
  };
}

/** Takes an exception away, with a way back that tells the days anew. */
export function useRemoveException() {
  const { t } = useTranslation('hours');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const { create } = useSaveRow<HoursExceptionDto>(RESOURCE);
  const { mutateAsync: remove } = useDelete<HoursExceptionDto, ApiError, object>();

  return async ({ id, version, branchId, from, to, kind, periods, reason, yearly }: HoursExceptionDto) => {
    try {
      const what = { resource: RESOURCE, id, meta: { version } };
      await remove({ ...NO_NOTIFICATIONS, ...what, mutationMode: 'pessimistic', invalidates: ['list'] });
    } catch (error) {
      return showError(error);
    }
    const again = { branchId, from, to, kind, periods, reason, yearly };
    notify?.({
      type: 'success',
      message: t('exceptions.removed'),
      cancelMutation: () => void create(again).catch(showError),
    });
  };
}

export const useSaveException = () => useSaveRow<HoursExceptionDto>(RESOURCE);
