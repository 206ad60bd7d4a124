import { Button } from 'antd';
import type { Role } from '@domain/access';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './login.module.css';
import { request } from '@shared/api/request';

/** `GET /api/demo`, inside `data`; a server without demo data has no accounts to offer. */
interface Demo {
  accounts: { email: string; role: Role }[];
  password: string | null;
}

interface DemoAccountsProps {
  onPick: (account: { email: string; password: string }) => void;
}

/** Fills the form for a role of the demo; nothing at all on a real server. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const { t } = useTranslation('account');
  const [demo, setDemo] = useState<Demo | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    request<Demo>('GET', '/api/demo', undefined, leaving.signal).then(setDemo, () => undefined);
    return () => leaving.abort();
  }, []);

  if (!demo?.password) return null;
  const { accounts, password } = demo;
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('login.demo')}</h2>
      <ul>
        {accounts.map(({ email, role }) => (
          <li key={email}>
            <Button block className={styles.account} onClick={() => onPick({ email, password })}>
              <strong>{t(`roles.${role}`)}</strong>
              <span>{email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
