import { Input, Select } from 'antd';
import { signUpBody } from '@contracts/account';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { countryOfBrowser, useCountries } from './countries';
import { InvitedSignUp } from './invited-sign-up';
import { TermsField } from './terms-field';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { savePendingCode } from '../validate-code/pending-code';
import { currentLanguage } from '@entities/language/language';
import { loadSession, session } from '@entities/session/session';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { serverNow } from '@shared/state/server-clock';
import { usePasswordRule } from '@entities/credential/common-passwords';
import { PasswordInput } from '@entities/credential/password-input';

const schema = signUpBody.omit({ language: true });
const empty = () => ({
  name: '',
  businessName: '',
  email: '',
  password: '',
  country: countryOfBrowser(),
  acceptTerms: false,
});
type Values = ReturnType<typeof empty>;

/** `/signup`, and with `?invite=<token>` for who was invited to a business that is there. */
export default function SignUpPage() {
  const invite = useSearchParams()[0].get('invite');
  const signedIn = session.use();
  useEffect(() => {
    void loadSession().catch(() => undefined);
  }, []);
  if (invite) return <InvitedSignUp token={invite} />;
  return signedIn ? <Navigate to="/" replace /> : <SignUp />;
}

function SignUp() {
  const { t } = useTranslation(['account', 'form']);
  const navigate = useNavigate();
  const countries = useCountries();
  const rule = usePasswordRule();
  const form = useRecordForm<Values>({
    stored: empty(),
    version: 0,
    schema,
    words: 'account',
    secret: true,
    check: ({ password, email }) => rule('password', password, email),
  });
  const { values } = form;

  const send = async ({ acceptTerms: _, ...typed }: Values) => {
    const { retryAfterSeconds } = await accountApi.signUp({
      ...typed,
      acceptTerms: true,
      language: currentLanguage(),
    });
    savePendingCode({
      purpose: 'SIGNUP',
      email: typed.email,
      resendAt: serverNow() + retryAfterSeconds * 1000,
    });
    await navigate('/validate-code');
  };

  return (
    <PublicPage
      title={t('signUp.title')}
      subtitle={t('signUp.subtitle')}
      bareFoot
      links={
        <span>
          {t('signUp.known')}
          <Link to="/login" className={styles.link}>
            {t('signUp.signIn')}
          </Link>
        </span>
      }
    >
      <PlainForm form={form} send={send} submit={t('signUp.submit')} large>
        <FormField name="name" label={t('name')}>
          <Input autoComplete="name" autoFocus />
        </FormField>
        <FormField name="businessName" label={t('businessName')} hint={t('signUp.businessHint')}>
          <Input autoComplete="organization" />
        </FormField>
        <FormField name="email" label={t('email')} hint={t('signUp.emailHint')}>
          <Input type="email" autoComplete="username" inputMode="email" />
        </FormField>
        <FormField name="password" label={t('password')} hint={t('form:password.rule')}>
          <PasswordInput
            autoComplete="new-password"
            strength={[values.name, values.businessName, values.email]}
          />
        </FormField>
        <FormField name="country" label={t('country')} hint={t('signUp.countryHint')}>
          <Select options={countries} placeholder={t('signUp.chooseCountry')} />
        </FormField>
        <TermsField />
      </PlainForm>
    </PublicPage>
  );
}
