import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from './shortcuts';
import styles from './shortcuts-dialog.module.css';
import { dialogWidth } from '@shared/tokens/tokens';
import { Kbd } from '@shared/ui/kbd';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Modal open onCancel={onClose} title={t('shortcuts.title')} width={dialogWidth.wide} footer={null}>
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
    </Modal>
  );
}
