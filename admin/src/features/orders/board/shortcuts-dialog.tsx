import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from './shortcuts';
import styles from './shortcuts-dialog.module.css';
import { Dialog } from '@shared/ui/dialog';
import { Kbd } from '@shared/ui/kbd';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Dialog wide open={open} onClose={onClose} title={t('shortcuts.title')}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, words }) => (
          <div key={words} className={styles.row}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{t(`shortcuts.${words}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
