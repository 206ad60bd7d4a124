import type { MenuReleaseDto } from '@contracts/menu-releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameDialog } from './name-dialog';
import { releasesApi } from './releases-api';
import { useErrorMessage } from '@entities/record/use-error-message';

interface NewReleaseDialogProps {
  branchId: string;
  onClose: () => void;
  onOpened: (release: MenuReleaseDto) => void;
}

/** Opens a release in a branch; says why not where that cannot be. */
export default function NewReleaseDialog({ branchId, onClose, onOpened }: NewReleaseDialogProps) {
  const { t } = useTranslation('release');
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const create = async (name: string) => {
    setBusy(true);
    try {
      onOpened(await releasesApi.create(branchId, name));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <NameDialog
      title={t('new')}
      confirm={t('create')}
      busy={busy}
      onClose={onClose}
      onName={(name) => void create(name)}
    />
  );
}
