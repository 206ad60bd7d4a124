import { Button } from 'antd';
import { ArchiveRestore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuRow } from './menu-rows';
import type { MenuActions } from './use-menu-actions';

interface RestoreButtonProps<R extends MenuRow> {
  row: R;
  actions: Pick<MenuActions<R>, 'isBusy' | 'restore'>;
}

/** Puts an archived row back on the menu, paused. */
export function RestoreButton<R extends MenuRow>({ row, actions }: RestoreButtonProps<R>) {
  const { t } = useTranslation('menu');
  const { id, name } = row;
  return (
    <Button
      size="small"
      loading={actions.isBusy(id)}
      icon={<ArchiveRestore size={14} strokeWidth={1.75} />}
      aria-label={t('restoreName', { name })}
      onClick={() => void actions.restore(row, t('restored', { name }))}
    >
      {t('restore')}
    </Button>
  );
}
