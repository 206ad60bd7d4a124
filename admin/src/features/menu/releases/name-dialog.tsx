import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseName } from './use-release-name';
import { Dialog } from '@shared/ui/dialog';

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
  const { t } = useTranslation('ui');
  const naming = useReleaseName(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = naming.take();
    if (name !== null) onName(name);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={busy} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        {naming.field}
      </form>
    </Dialog>
  );
}
