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
import { awaitCode } from '../validate-code/awaited-code';
import { currentLanguage } from '@entities/language/language';
import { loadSession, session } from '@entities/session/session';
import { FieldPlace } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { usePasswordRule } from '@shared/password/common-passwords';
import { PasswordField } from '@shared/password/password-field';
import { ChoiceField } from '@shared/ui/choice-input';
import { TextField } from '@shared/ui/inputs';

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
    awaitCode({ purpose: 'SIGNUP', email: typed.email, resendAt: Date.now() + retryAfterSeconds * 1000 });
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
        <FieldPlace name="name">
          <TextField
            label={t('name')}
            autoComplete="name"
            autoFocus
            required
            maxLength={80}
            error={form.error('name')}
            value={values.name}
            onChange={(name) => form.set('name', name)}
          />
        </FieldPlace>
        <FieldPlace name="businessName">
          <TextField
            label={t('businessName')}
            hint={t('signUp.businessHint')}
            autoComplete="organization"
            required
            maxLength={80}
            error={form.error('businessName')}
            value={values.businessName}
            onChange={(businessName) => form.set('businessName', businessName)}
          />
        </FieldPlace>
        <FieldPlace name="email">
          <TextField
            label={t('email')}
            hint={t('signUp.emailHint')}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            error={form.error('email')}
            value={values.email}
            onChange={(email) => form.set('email', email)}
          />
        </FieldPlace>
        <FieldPlace name="password">
          <PasswordField
            label={t('password')}
            hint={t('form:password.rule')}
            autoComplete="new-password"
            required
            strength={[values.name, values.businessName, values.email]}
            error={form.error('password')}
            value={values.password}
            onChange={(password) => form.set('password', password)}
          />
        </FieldPlace>
        <FieldPlace name="country">
          <ChoiceField
            label={t('country')}
            hint={t('signUp.countryHint')}
            required
            options={countries}
            placeholder={t('signUp.chooseCountry')}
            error={form.error('country')}
            value={values.country}
            onChange={(country) => form.set('country', country)}
          />
        </FieldPlace>
        <TermsField form={form} />
      </PlainForm>
    </PublicPage>
  );
}
