import { Modal } from 'antd';
import type { FormEvent } from 'react';
import { useReleaseName } from './use-release-name';
import { dialogWidth } from '@shared/tokens/tokens';

interface NameDialogProps {
  title: string;
  confirm: string;
  name?: string;
  busy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** What a release is called. */
export function NameDialog({ title, confirm, name: before, busy, onClose, onName }: NameDialogProps) {
  const naming = useReleaseName(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = naming.take();
    if (name !== null) onName(name);
  };
  return (
    <Modal
      open
      title={title}
      width={dialogWidth.regular}
      onCancel={onClose}
      okText={confirm}
      confirmLoading={busy}
      onOk={submit}
    >
      <form noValidate onSubmit={submit}>
        {naming.field}
      </form>
    </Modal>
  );
}
