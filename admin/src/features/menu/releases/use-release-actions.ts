import { useNotification } from '@refinedev/core';
import type { MenuReleaseDto, NamedMenuRow, ReleaseRemark } from '@contracts/menu-releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releasesApi, type ReleaseMove } from './releases-api';
import { useErrorMessage } from '@entities/record/use-error-message';
import { ApiError } from '@shared/api/error';

/** What is done with one release; what stands against it is kept until the next action. */
export function useReleaseActions(release: MenuReleaseDto, onDone: () => void) {
  const { t } = useTranslation(['release', 'menu']);
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ReleaseRemark[]>([]);

  const run = async (action: () => Promise<MenuReleaseDto>, message: string): Promise<boolean> => {
    setBusy(true);
    setRefused([]);
    try {
      await action();
      notify?.({ type: 'success', message });
      return true;
    } catch (error) {
      if (error instanceof ApiError) setRefused((error.details.remarks ?? []) as ReleaseRemark[]);
      showError(error);
      return false;
    } finally {
      setBusy(false);
      onDone();
    }
  };
  const { name } = release;
  return {
    busy,
    refused,
    move: (move: ReleaseMove, said?: object) =>
      run(() => releasesApi.move(release, move, said), t(`done.${move}`, { name })),
    rename: (next: string) => run(() => releasesApi.rename(release, next), t('menu:saved')),
    unstage: (row: NamedMenuRow, field?: string) =>
      run(() => releasesApi.unstage(release.id, row, field), t('done.unstage', { name: row.name })),
  };
}

export type ReleaseActions = ReturnType<typeof useReleaseActions>;
