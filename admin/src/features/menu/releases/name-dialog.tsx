import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@shared/ui/button';
import { Dialog } from '@shared/ui/dialog';
import { TextField } from '@shared/ui/inputs';

interface NameDialogProps {
  title: string;
  confirm: string;
  name?: string;
  busy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** What a release is called. */
export function NameDialog({ title, confirm, name: before = '', busy, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation(['release', 'ui']);
  const [name, setName] = useState(before);
  const [asked, setAsked] = useState(false);
  const missing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!missing) onName(name.trim());
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          required
          data-autofocus
          value={name}
          onChange={setName}
          error={asked && missing ? t('nameMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
