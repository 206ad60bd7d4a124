import { codeBody } from '@contracts/account';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { savePendingCode } from '../validate-code/pending-code';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { serverNow } from '@shared/state/server-clock';

const EMPTY = { email: '' };
const schema = codeBody.pick({ email: true });

/** `/forgot-password`: the answer is the same for every address, so that nobody learns which are known. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useRecordForm({ stored: EMPTY, version: 0, schema, words: 'account', secret: true });

  const send = async ({ email }: typeof EMPTY) => {
    const { retryAfterSeconds } = await accountApi.sendCode({ purpose: 'RECOVERY', email });
    savePendingCode({ purpose: 'RECOVERY', email, resendAt: serverNow() + retryAfterSeconds * 1000 });
    await navigate('/validate-code');
  };
  return (
    <PublicPage
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      links={
        <Link to="/login" className={styles.link}>
          {t('toLogin')}
        </Link>
      }
    >
      <PlainForm form={form} send={send} submit={t('forgot.submit')} large>
        <FormField name="email" label={t('email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
      </PlainForm>
    </PublicPage>
  );
}
