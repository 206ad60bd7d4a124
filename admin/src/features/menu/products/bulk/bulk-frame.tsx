import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import { Button } from '@shared/ui/button';
import { Dialog } from '@shared/ui/dialog';

interface BulkFrameProps {
  title: string;
  /** The verb of what will happen. */
  confirm: string;
  disabled?: boolean;
  busy: boolean;
  wide?: boolean;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
}

/** The dialog around every change of many. */
export function BulkFrame({
  title,
  confirm,
  disabled,
  busy,
  wide,
  onClose,
  onApply,
  children,
}: BulkFrameProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      open
      wide={wide}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={disabled} onClick={onApply}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.frame}>{children}</div>
    </Dialog>
  );
}
