import { useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@shared/api/error';

interface About {
  /** What was not done, where more can be said than that. */
  title?: string;
  /** Of the message: another one of that name takes its place. */
  id?: string;
}

/** Tells why something was not done. What is no refusal is an error of ours and goes on up. */
export function useErrorMessage() {
  const { t } = useTranslation('ui');
  const { open: notify } = useNotification();
  return useCallback(
    (error: unknown, { title, id }: About = {}) => {
      if (!(error instanceof ApiError)) throw error;
      const unsaid = error.code === 'UNREACHABLE' ? 'notDone.unreachable' : 'notDone.unexpected';
      notify?.({
        key: id,
        type: 'error',
        message: title ?? t('notDone.title'),
        description: error.message || t(unsaid),
      });
    },
    [t, notify],
  );
}
