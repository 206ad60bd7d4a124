import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useGuardedClose } from './unsaved-guard';
import { dialogWidth } from '../tokens/tokens';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** A form with a button of its own. */
  children: ReactNode;
}

/** A dialog with a form of several fields, which asks before it is closed over what was typed. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const { close, frame } = useGuardedClose(onClose);
  return (
    <Modal open title={title} width={dialogWidth.regular} footer={null} onCancel={close}>
      {frame(children)}
    </Modal>
  );
}
