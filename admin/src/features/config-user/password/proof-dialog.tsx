import { twoFactorProofBody } from '@contracts/account';
import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { PasswordInput } from '@entities/credential/password-input';
import { dialogWidth } from '@shared/tokens/tokens';

const EMPTY = { password: '', code: '' };

interface ProofDialogProps {
  title: string;
  text: string;
  submit: string;
  danger?: boolean;
  send: (proof: typeof EMPTY) => Promise<void>;
  onClose: () => void;
}

/** Both factors once more, before something that would let others in is done. */
export function ProofDialog({ title, text, submit, danger, send, onClose }: ProofDialogProps) {
  const { t } = useTranslation('profile');
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: twoFactorProofBody,
    words: 'profile',
    secret: true,
  });
  return (
    <Modal open title={title} width={dialogWidth.regular} onCancel={onClose} footer={null}>
      <div className={styles.stack}>
        <p className={styles.text}>{text}</p>
        <PlainForm
          form={form}
          submit={submit}
          danger={danger}
          send={async (proof) => {
            await send(proof);
            onClose();
          }}
        >
          <FormField name="password" label={t('yourPassword')}>
            <PasswordInput autoComplete="current-password" data-autofocus />
          </FormField>
          <FormField name="code" label={t('twoFactor.code')} hint={t('twoFactor.codeHint')}>
            <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
          </FormField>
        </PlainForm>
      </div>
    </Modal>
  );
}
