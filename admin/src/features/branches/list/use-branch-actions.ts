import { useNotification } from '@refinedev/core';
import type { BranchCardDto } from '@contracts/branches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSession } from '@entities/session/session';
import { request } from '@shared/api/request';
import { useErrorMessage } from '@entities/record/use-error-message';

/** Takes a branch out of use and brings it back. */
export function useBranchActions(changed: () => void) {
  const { t } = useTranslation('branches');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);

  const run = async (message: string, action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      notify?.({ type: 'success', message });
      // The header offers the branches that the session knows.
      await loadSession({ again: true }).catch(() => undefined);
      changed();
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    archive: ({ id, version, name }: BranchCardDto) =>
      run(t('archive.done', { name }), () => request('DELETE', `/api/branches/${id}?version=${version}`)),
    restore: ({ id, name }: BranchCardDto) =>
      run(t('archive.restored', { name }), () => request('POST', `/api/branches/${id}/restore`)),
    goLive: ({ id, name }: BranchCardDto) =>
      run(t('goLive.done', { name }), () => request('POST', `/api/branches/${id}/go-live`)),
  };
}

export type BranchActions = ReturnType<typeof useBranchActions>;
