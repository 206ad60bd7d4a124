import { useCustomMutation, useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@shared/api/error';

/** Stops the orders of a branch for a while, or takes them again. */
export function usePause(branchId: string, changed: () => void) {
  const { t } = useTranslation('store');
  const { open: notify } = useNotification();
  const { mutate, mutation } = useCustomMutation<Record<string, unknown>, ApiError>();
  const send = (verb: 'pause' | 'resume', values: object) =>
    mutate(
      {
        url: `/api/branches/${branchId}/${verb}`,
        method: 'post',
        values,
        errorNotification: (error) => ({ type: 'error', message: error?.message || t('notChanged') }),
      },
      {
        onSuccess: () => {
          notify?.({ type: 'success', message: t(verb === 'pause' ? 'paused' : 'resumed') });
          changed();
        },
      },
    );
  return {
    busy: mutation.isPending,
    /**
     * @param reason one of the contract's
     * @param minutes null until somebody resumes
     */
    pause: (reason: string, minutes: number | null) => send('pause', { reason, minutes }),
    resume: () => send('resume', {}),
  };
}
