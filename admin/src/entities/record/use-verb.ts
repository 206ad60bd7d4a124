import { useCustomMutation, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useErrorMessage } from './use-error-message';
import { NO_NOTIFICATIONS } from './use-save-row';
import { useStoredRow } from './use-stored-row';
import type { VersionedRow } from './versioned-row';
import { useTranslation } from 'react-i18next';
import { ApiError, conflictingRow } from '@shared/api/error';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

interface VerbOptions {
  /** Resources whose lists and rows depend on the action, beside its own. */
  invalidates?: readonly string[];
  /** Addresses of reports that depend on it, such as `/api/customers/segments`. */
  paths?: readonly string[];
}

interface RunOptions<Answer> {
  /** What is said once the server has done it. */
  success?: string;
  /** Undoes it, offered beside `success`. */
  undo?: (answer: Answer) => void;
  /** Receives a refusal instead of the message that is shown otherwise, e.g. to show it at a field. */
  onError?: (error: ApiError) => void;
}

/**
 * An action of the API that is no create, update or archive: `POST /api/<resource>/<id>/<verb>`, or `/api/<resource>/<verb>`
 * with `null` as the id. Afterwards the resource and what depends on it are read again.
 */
export function useVerb<Answer = unknown>(
  resource: string,
  verb: string,
  { invalidates = [], paths = [] }: VerbOptions = {},
) {
  const { t } = useTranslation('ui');
  const { open: notify } = useNotification();
  const { mutateAsync } = useCustomMutation<{ data: Answer }, ApiError, object>();
  const showError = useErrorMessage();
  const invalidateReads = useInvalidateReads();
  const store = useStoredRow(resource);
  const [pendingIds, setPendingIds] = useState<readonly (string | null)[]>([]);

  const explain = (error: unknown) => {
    const current = conflictingRow<VersionedRow>(error);
    if (!current) return showError(error);
    store(current);
    notify?.({ type: 'error', message: t('stale.title'), description: t('stale.text') });
  };

  /** Resolves to the answer of the server, or to null after the refusal was shown. */
  const run = async (
    id: string | null,
    body: object = {},
    { success, undo, onError }: RunOptions<Answer> = {},
  ): Promise<Answer | null> => {
    setPendingIds((ids) => [...ids, id]);
    try {
      const url = ['/api', resource, id, verb].filter((part) => part !== null).join('/');
      const { data } = (await mutateAsync({ ...NO_NOTIFICATIONS, url, method: 'post', values: body })).data;
      await invalidateReads({ resources: [resource, ...invalidates], paths });
      if (success)
        notify?.({ type: 'success', message: success, cancelMutation: undo && (() => undo(data)) });
      return data;
    } catch (error) {
      if (onError && error instanceof ApiError) onError(error);
      else explain(error);
      return null;
    } finally {
      setPendingIds((ids) => ids.filter((one) => one !== id));
    }
  };
  return {
    run,
    /** Whether it is being done to any row. */
    pending: pendingIds.length > 0,
    isPending: (id: string | null) => pendingIds.includes(id),
  };
}
