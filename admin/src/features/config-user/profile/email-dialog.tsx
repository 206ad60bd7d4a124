import { useNotification } from '@refinedev/core';
import { Input, Modal } from 'antd';
import { emailBody } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { CodeForm } from '@entities/credential/code-form';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { PasswordInput } from '@entities/credential/password-input';
import { dialogWidth } from '@shared/tokens/tokens';

interface EmailDialogProps {
  /** An address whose code is on its way already. */
  waitingFor: string | null;
  onClose: () => void;
  onChanged: () => void;
}

const EMPTY = { email: '', password: '' };

/** First the new address, then the code that was sent there. */
export function EmailDialog({ waitingFor, onClose, onChanged }: EmailDialogProps) {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const [address, setAddress] = useState(waitingFor);
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: emailBody,
    words: 'profile',
    secret: true,
  });

  const send = async (values: typeof EMPTY) => {
    await ownAccount.changeEmail(values);
    setAddress(values.email);
    onChanged();
  };
  const confirm = async (code: string) => {
    const { user } = await ownAccount.confirmEmail(code);
    notify?.({ type: 'success', message: t('email.changed', { email: user.email }) });
    onChanged();
    onClose();
  };

  return (
    <Modal open title={t('email.change')} width={dialogWidth.regular} onCancel={onClose} footer={null}>
      {address ? (
        <div className={styles.stack}>
          <p className={styles.text}>{t('email.codeSent', { email: address })}</p>
          <CodeForm label={t('email.code')} submit={t('email.confirm')} send={confirm} />
        </div>
      ) : (
        <PlainForm form={form} send={send} submit={t('email.send')}>
          <FormField name="email" label={t('email.new')}>
            <Input type="email" autoComplete="email" inputMode="email" data-autofocus />
          </FormField>
          <FormField name="password" label={t('yourPassword')} hint={t('email.why')}>
            <PasswordInput autoComplete="current-password" />
          </FormField>
        </PlainForm>
      )}
    </Modal>
  );
}
