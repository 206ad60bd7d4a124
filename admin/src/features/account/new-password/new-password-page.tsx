import { passwordField } from '@contracts/session';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { SecondFactorPage } from '../second-factor/second-factor-page';
import { useTwoStepSignIn } from '../second-factor/use-two-step-sign-in';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { usePasswordRule } from '@entities/credential/common-passwords';
import { PasswordInput } from '@entities/credential/password-input';
import { showToast } from '@shared/ui/toast-store';

interface Leave {
  ticket: string;
  email: string;
}

const EMPTY = { password: '', again: '' };
const schema = z.strictObject({ password: passwordField, again: passwordField });

function isLeave(state: unknown): state is Leave {
  return typeof state === 'object' && state !== null && 'ticket' in state && 'email' in state;
}

/** `/new-password`: only with the ticket that a right code gave. */
export default function NewPasswordPage() {
  const state: unknown = useLocation().state;
  return isLeave(state) ? <NewPassword {...state} /> : <Navigate to="/forgot-password" replace />;
}

function NewPassword({ ticket, email }: Leave) {
  const { t } = useTranslation(['account', 'form']);
  const navigate = useNavigate();
  const rule = usePasswordRule();
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema,
    words: 'account',
    secret: true,
    check: ({ password, again }) => [
      ...rule('password', password, email),
      ...(again !== '' && again !== password ? [{ path: 'again', code: 'NOT_THE_SAME' }] : []),
    ],
  });
  const signingIn = useTwoStepSignIn(() => {
    // Refine, whose `useNotification` it is elsewhere, is only there behind the sign-in.
    showToast({ kind: 'success', message: t('newPassword.done') });
    void navigate('/', { replace: true });
  });

  if (signingIn.ticket) {
    return (
      <SecondFactorPage
        ticket={signingIn.ticket}
        attempt={signingIn.attempt}
        onLeave={() => void navigate('/login', { replace: true })}
      />
    );
  }
  return (
    <PublicPage
      title={t('newPassword.title')}
      subtitle={t('newPassword.subtitle')}
      links={
        <Link to="/forgot-password" className={styles.link}>
          {t('newPassword.newCode')}
        </Link>
      }
    >
      <PlainForm
        form={form}
        send={({ password }) => signingIn.attempt(() => accountApi.newPassword({ ticket, password }))}
        submit={t('newPassword.submit')}
        large
      >
        {/* eslint-disable-next-line no-restricted-syntax -- password managers need the user name in a hidden field, and antd's Input cannot be hidden */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField name="password" label={t('newPassword.password')} hint={t('form:password.rule')}>
          <PasswordInput autoComplete="new-password" autoFocus strength={[email]} />
        </FormField>
        <FormField name="again" label={t('newPassword.again')}>
          <PasswordInput autoComplete="new-password" />
        </FormField>
      </PlainForm>
    </PublicPage>
  );
}
