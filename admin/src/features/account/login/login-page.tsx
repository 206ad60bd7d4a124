import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { DemoAccounts } from './demo-accounts';
import styles from './login.module.css';
import { LoginProblem } from './login-problem';
import { loadSession, session, signIn } from '@entities/session/session';
import { safeReturn } from '@shared/routing/path';
import { Button, IconButton } from '@shared/ui/button';
import { TextField } from '@shared/ui/inputs';
import { Checkbox } from '@shared/ui/switch';

export default function LoginPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const signedIn = session.use();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    document.title = t('login.title');
    void loadSession().catch(() => undefined);
  }, [t]);

  if (signedIn) return <Navigate to={safeReturn(params.get('to')) ?? '/dashboard'} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    await signIn({ email: email.trim(), password, remember }).catch(setProblem);
    setBusy(false);
  };

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <h1>{t('login.title')}</h1>
          <p>{t('login.subtitle')}</p>
        </header>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          {problem !== null && <LoginProblem problem={problem} onWaited={() => setProblem(null)} />}
          <TextField
            label={t('login.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus
            required
            value={email}
            onChange={setEmail}
          />
          <TextField
            label={t('login.password')}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            after={
              <IconButton
                size="small"
                label={t(shown ? 'login.hide' : 'login.show')}
                aria-pressed={shown}
                icon={shown ? <EyeOff size={16} strokeWidth={1.5} /> : <Eye size={16} strokeWidth={1.5} />}
                onClick={() => setShown(!shown)}
              />
            }
          />
          <Checkbox label={t('login.remember')} checked={remember} onChange={setRemember} />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {t('login.submit')}
          </Button>
        </form>
        <DemoAccounts
          onPick={(account) => {
            setEmail(account.email);
            setPassword(account.password);
            setProblem(null);
          }}
        />
      </div>
    </main>
  );
}
