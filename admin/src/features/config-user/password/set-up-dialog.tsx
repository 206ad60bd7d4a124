import { Modal } from 'antd';
import { twoFactorSetUpBody, type TwoFactorSetUpDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from './recovery-codes';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { CodeForm } from '@entities/credential/code-form';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { PasswordInput } from '@entities/credential/password-input';
import { dialogWidth } from '@shared/tokens/tokens';
import { QrCode } from '@shared/ui/qr-code';

const EMPTY = { password: '' };

interface SetUpDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Password, then the app reads the code and proves it, then the recovery codes: only after that it counts. */
export function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const { t } = useTranslation('profile');
  const [setUp, setSetUp] = useState<TwoFactorSetUpDto | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: twoFactorSetUpBody,
    words: 'profile',
    secret: true,
  });

  const confirm = async (code: string) => {
    const { recoveryCodes } = await ownAccount.confirmTwoFactor(code);
    setCodes(recoveryCodes);
    onDone();
  };
  const title = t(codes ? 'recovery.title' : 'twoFactor.title');
  return (
    <Modal open title={title} width={dialogWidth.regular} onCancel={onClose} footer={null}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : setUp ? (
        <div className={styles.setUp}>
          <ol>
            <li>{t('setUp.open')}</li>
            <li>{t('setUp.scan')}</li>
            <li>{t('setUp.type')}</li>
          </ol>
          <QrCode text={setUp.uri} label={t('setUp.qr')} />
          <p className={styles.text}>
            {t('setUp.byHand')} <span className={styles.secret}>{inFours(setUp.secret)}</span>
          </p>
          <CodeForm label={t('setUp.code')} submit={t('setUp.confirm')} send={confirm} />
        </div>
      ) : (
        <div className={styles.stack}>
          <p className={styles.text}>{t('setUp.need')}</p>
          <PlainForm
            form={form}
            send={async ({ password }) => setSetUp(await ownAccount.setUpTwoFactor(password))}
            submit={t('setUp.goOn')}
          >
            <FormField name="password" label={t('yourPassword')}>
              <PasswordInput autoComplete="current-password" data-autofocus />
            </FormField>
          </PlainForm>
        </div>
      )}
    </Modal>
  );
}

/** `ABCDEFGH` → `ABCD EFGH`: typed off a screen, one loses one's place in anything longer. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
