import type { MenuReleaseDto } from '@contracts/menu-releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releasesApi } from './releases-api';
import { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

/** Opens a release in a branch; says why not where that cannot be. */
export function useNewRelease(branchId: string | undefined) {
  const { t } = useTranslation('menu');
  const [busy, setBusy] = useState(false);
  return {
    busy,
    create: async (name: string): Promise<MenuReleaseDto | null> => {
      if (branchId === undefined) return null;
      setBusy(true);
      try {
        return await releasesApi.create(branchId, name);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const why = error.message || t('notDone.unexpected');
        showToast({ kind: 'error', message: t('notDone.title'), description: why });
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
