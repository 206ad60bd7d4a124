import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import { Dialog } from '@shared/ui/dialog';

interface BulkFrameProps {
  title: string;
  /** The verb of what will happen. */
  confirm: string;
  /** The release in which it is staged instead, if it is. */
  into?: string | null;
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
  into,
  disabled,
  busy,
  wide,
  onClose,
  onApply,
  children,
}: BulkFrameProps) {
  const { t } = useTranslation(['ui', 'release']);
  return (
    <Dialog
      open
      wide={wide}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={busy} disabled={disabled} onClick={onApply}>
            {into ? t('release:bulk.confirm', { name: into }) : confirm}
          </Button>
        </>
      }
    >
      <div className={styles.frame}>{children}</div>
    </Dialog>
  );
}
