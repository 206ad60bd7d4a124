import { twoFactorProofBody } from '@contracts/account';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { FieldPlace } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { PasswordField } from '@shared/password/password-field';
import { Dialog } from '@shared/ui/dialog';
import { TextField } from '@shared/ui/inputs';

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
    <Dialog open title={title} onClose={onClose}>
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
          <FieldPlace name="password">
            <PasswordField
              label={t('yourPassword')}
              autoComplete="current-password"
              required
              data-autofocus
              value={form.values.password}
              error={form.error('password')}
              onChange={(password) => form.set('password', password)}
            />
          </FieldPlace>
          <FieldPlace name="code">
            <TextField
              label={t('twoFactor.code')}
              hint={t('twoFactor.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={20}
              value={form.values.code}
              error={form.error('code')}
              onChange={(code) => form.set('code', code)}
            />
          </FieldPlace>
        </PlainForm>
      </div>
    </Dialog>
  );
}
