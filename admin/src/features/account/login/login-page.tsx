import { Checkbox, Form, Input } from 'antd';
import { loginBody } from '@contracts/session';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { DemoAccounts } from './demo-accounts';
import { Note } from '../public/note';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { SecondFactorPage } from '../second-factor/second-factor-page';
import { useTwoStepSignIn } from '../second-factor/use-two-step-sign-in';
import { savePendingCode } from '../validate-code/pending-code';
import { loadSession, session, sessionEnded, signIn } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { serverNow } from '@shared/state/server-clock';
import { PasswordInput } from '@entities/credential/password-input';
import { safeReturnPath } from '@shared/routing/path';

const EMPTY = { email: '', password: '', remember: true };

export default function LoginPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const signedIn = session.use();
  const ended = sessionEnded.use();
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: loginBody,
    words: 'account',
    secret: true,
  });
  // Being signed in leads on by itself: see below.
  const signingIn = useTwoStepSignIn(() => {});
  const to = safeReturnPath(params.get('to'));

  useEffect(() => {
    void loadSession().catch(() => undefined);
  }, []);

  if (signedIn) return <Navigate to={to ?? '/'} replace />;
  if (signingIn.ticket) {
    return (
      <SecondFactorPage
        ticket={signingIn.ticket}
        attempt={signingIn.attempt}
        onLeave={(error) => {
          signingIn.reset();
          if (error) form.setServerError(error);
        }}
      />
    );
  }

  const send = (values: typeof EMPTY) =>
    signingIn
      .attempt(() => signIn(values))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'EMAIL_NOT_CONFIRMED') throw error;
        const wait = (error.details.retryAfter ?? 0) * 1000;
        savePendingCode({ purpose: 'SIGNUP', email: values.email, to, resendAt: serverNow() + wait });
        void navigate('/validate-code');
      });

  return (
    <PublicPage
      title={t('login.title')}
      subtitle={t('login.subtitle')}
      links={
        <span>
          {t('login.new')}
          <Link to="/signup" className={styles.link}>
            {t('login.signUp')}
          </Link>
        </span>
      }
    >
      {ended && <Note>{t('login.ended')}</Note>}
      <PlainForm
        form={form}
        send={send}
        submit={t('login.submit')}
        large
        explain={(error) => (error.code === 'WRONG_CREDENTIALS' ? t('login.wrong') : undefined)}
      >
        <FormField name="email" label={t('email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
        <FormField name="password" label={t('password')}>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <div className={styles.beside}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('login.remember')}</Checkbox>
          </Form.Item>
          <Link to="/forgot-password" className={styles.link}>
            {t('login.forgot')}
          </Link>
        </div>
      </PlainForm>
      <DemoAccounts
        onPick={({ email, password }) => {
          form.set('email', email);
          form.set('password', password);
          form.clearProblem();
        }}
      />
    </PublicPage>
  );
}
