import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import { dialogWidth } from '@shared/tokens/tokens';

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
    <Modal
      open
      width={wide ? dialogWidth.wide : dialogWidth.regular}
      title={title}
      onCancel={onClose}
      okText={into ? t('release:bulk.confirm', { name: into }) : confirm}
      okButtonProps={{ disabled }}
      confirmLoading={busy}
      onOk={onApply}
    >
      <div className={styles.frame}>{children}</div>
    </Modal>
  );
}
