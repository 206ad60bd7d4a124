import type { MenuReleaseDto, NamedMenuRow, ReleaseRemark } from '@contracts/menu-releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releasesApi, type ReleaseMove } from './releases-api';
import { useWhyNot } from '../rows/use-why-not';
import { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

/** What is done with one release; what stands against it is kept until the next deed. */
export function useReleaseDeeds(release: MenuReleaseDto, onDone: () => void) {
  const { t } = useTranslation(['release', 'menu']);
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ReleaseRemark[]>([]);

  const run = async (deed: () => Promise<MenuReleaseDto>, message: string): Promise<boolean> => {
    setBusy(true);
    setRefused([]);
    try {
      await deed();
      showToast({ kind: 'success', message });
      return true;
    } catch (error) {
      if (error instanceof ApiError) setRefused((error.details.remarks ?? []) as ReleaseRemark[]);
      whyNot(error);
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

export type ReleaseDeeds = ReturnType<typeof useReleaseDeeds>;
