import type { SavedViewDto } from '@contracts/saved-views';
import { MAX_VIEW_NAME } from '@contracts/saved-views';
import { Checkbox, Input, Modal } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { ApiError } from '@shared/api/error';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

interface ViewDialogProps {
  /** The view that is renamed; left out for a new one. */
  view?: SavedViewDto;
  onSave: (named: { name: string; shared: boolean }) => Promise<void>;
  onClose: () => void;
}

/** What a view is called, and who finds it. */
export function ViewDialog({ view, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['orders', 'orders-list', 'ui']);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    try {
      await onSave({ name: name.trim(), shared });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === 'ALREADY_EXISTS' ? t('list.views.taken') : error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t(view ? 'orders-list:views.change' : 'list.views.saveTitle')}
      width={dialogWidth.regular}
      okText={t('ui:save')}
      okButtonProps={{ htmlType: 'submit', form, disabled: name.trim() === '' }}
      confirmLoading={busy}
      onCancel={onClose}
    >
      <form id={form} onSubmit={(event) => void submit(event)} className={styles.naming}>
        <Field label={t('list.views.name')} hint={t('list.views.hint')} error={problem}>
          {(control) => (
            <Input
              {...control}
              data-autofocus
              value={name}
              maxLength={MAX_VIEW_NAME}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('orders-list:views.share')}
        </Checkbox>
      </form>
    </Modal>
  );
}
