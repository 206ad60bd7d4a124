import { Input } from 'antd';
import { acceptInvitationBody, type InvitationDto } from '@contracts/team';
import { MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { InvitationCode } from './invitation-code';
import styles from './invitation.module.css';
import { TermsField } from './terms-field';
import { accountApi } from '../account-api';
import { Note } from '../public/note';
import { PublicPage } from '../public/public-page';
import { useTwoStepSignIn } from '../second-factor/use-two-step-sign-in';
import { currentLanguage, setInitialLanguage } from '@entities/language/language';
import { session } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { serverNow } from '@shared/state/server-clock';
import { usePasswordRule } from '@entities/credential/common-passwords';
import { PasswordInput } from '@entities/credential/password-input';
import { LinkButton } from '@shared/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** What the link of an invitation opens: who invites to what, and the little that is still missing. */
export function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [invitation, setInvitation] = useState<InvitationDto | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const leaving = new AbortController();
    setError(null);
    accountApi.invitation(token, leaving.signal).then(
      (found) => {
        void setInitialLanguage(found.language);
        setInvitation(found);
      },
      (refusal: unknown) => !leaving.signal.aborted && setError(refusal),
    );
    return () => leaving.abort();
  }, [token]);

  if (invitation) return <Accept token={token} invitation={invitation} />;
  return (
    <PublicPage title={t('invitation.title')}>
      {error === null ? <Skeleton lines={4} height={16} /> : <Unusable error={error} />}
    </PublicPage>
  );
}

function Unusable({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 410);
  if (!gone) return <ErrorState error={error} onRetry={() => window.location.reload()} compact />;
  return (
    <EmptyState
      icon={MailX}
      title={error.message}
      text={t('invitation.askAgain')}
      action={<LinkButton to="/login">{t('toLogin')}</LinkButton>}
      compact
    />
  );
}

interface Values {
  name: string;
  password: string;
  acceptTerms: boolean;
}

function Accept({ token, invitation }: { token: string; invitation: InvitationDto }) {
  const { t, i18n } = useTranslation(['account', 'form']);
  const navigate = useNavigate();
  const signingIn = useTwoStepSignIn(() => void navigate('/', { replace: true }));
  const signedIn = session.use();
  const rule = usePasswordRule();
  const { email, confirmsAddress, businessName, invitedBy, role, branches } = invitation;
  const [waiting, setWaiting] = useState<{ values: Values; resendAt: number } | null>(null);
  const form = useRecordForm<Values>({
    stored: { name: invitation.name, password: '', acceptTerms: false },
    version: 0,
    schema: acceptInvitationBody.omit({ language: true, code: true }),
    words: 'account',
    secret: true,
    check: ({ password }) => rule('password', password, confirmsAddress ? email : ''),
  });
  const places = new Intl.ListFormat(i18n.language).format(branches);

  const accept = ({ name, password }: Values, code?: string) =>
    signingIn.attempt(() =>
      accountApi.acceptInvitation(token, {
        name,
        password,
        code,
        acceptTerms: true,
        language: currentLanguage(),
      }),
    );
  // Through a copied link it is not known yet whose address it is.
  const sendCode = async (values: Values) => {
    const { retryAfterSeconds } = await accountApi.sendInvitationCode(token);
    setWaiting({ values, resendAt: serverNow() + retryAfterSeconds * 1000 });
  };

  if (waiting)
    return (
      <InvitationCode
        token={token}
        email={email}
        resendAt={waiting.resendAt}
        send={(code) => accept(waiting.values, code)}
        onBack={() => setWaiting(null)}
      />
    );

  return (
    <PublicPage
      title={t('invitation.heading', { business: businessName })}
      bareFoot
      subtitle={
        invitedBy
          ? t('invitation.by', { name: invitedBy })
          : t('invitation.byBusiness', { business: businessName })
      }
    >
      {signedIn && <Note>{t('invitation.signedInAs', { name: signedIn.user.name })}</Note>}
      <dl className={styles.facts}>
        <dt>{t('invitation.role')}</dt>
        <dd>{t(`roles.${role}`)}</dd>
        <dt>{t('invitation.branches')}</dt>
        <dd>{places || t('invitation.everyBranch')}</dd>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
      </dl>
      {!confirmsAddress && <Note>{t('invitation.codeNote', { email })}</Note>}
      <PlainForm
        form={form}
        send={confirmsAddress ? accept : sendCode}
        submit={t(confirmsAddress ? 'invitation.accept' : 'code.goOn')}
        large
      >
        {confirmsAddress && (
          // eslint-disable-next-line no-restricted-syntax -- password managers need the user name in a hidden field, and antd's Input cannot be hidden
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        )}
        <FormField name="name" label={t('name')}>
          <Input autoComplete="name" />
        </FormField>
        <FormField name="password" label={t('newPassword.password')} hint={t('form:password.rule')}>
          <PasswordInput autoComplete="new-password" strength={[form.values.name, businessName, email]} />
        </FormField>
        <TermsField />
      </PlainForm>
    </PublicPage>
  );
}
