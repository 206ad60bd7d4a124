import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../account-api';
import styles from '../public/public.module.css';
import { PublicPage } from '../public/public-page';
import type { SessionDto } from '@entities/session/session-types';
import { ApiError } from '@shared/api/error';
import { CodeForm } from '@entities/credential/code-form';

interface SecondFactorPageProps {
  ticket: string;
  /** Gives the ticket's session to who waits for it. */
  attempt: (ask: () => Promise<SessionDto>) => Promise<void>;
  /** Back to the first step: the ticket is used up, too old, or it was not meant. */
  onLeave: (error: ApiError | null) => void;
}

/** The second of two steps of signing in: six digits of the app, or one of the codes that were printed. */
export function SecondFactorPage({ ticket, attempt, onLeave }: SecondFactorPageProps) {
  const { t } = useTranslation('account');
  const [byApp, setByApp] = useState(true);
  const [rememberDevice, setRememberDevice] = useState(false);

  const send = (code: string) =>
    attempt(() => accountApi.secondFactor({ ticket, code, rememberDevice })).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'TICKET_EXPIRED') return onLeave(error);
      throw error;
    });

  return (
    <PublicPage
      title={t('second.title')}
      subtitle={t(byApp ? 'second.subtitle' : 'second.recoverySubtitle')}
      links={
        <>
          <Button type="link" className={styles.link} onClick={() => setByApp(!byApp)}>
            {t(byApp ? 'second.useRecovery' : 'second.useApp')}
          </Button>
          <Button type="link" className={styles.link} onClick={() => onLeave(null)}>
            {t('second.back')}
          </Button>
        </>
      }
    >
      <CodeForm
        key={String(byApp)}
        label={t(byApp ? 'second.code' : 'second.recoveryCode')}
        submit={t('login.submit')}
        send={send}
        control={
          byApp ? undefined : <Input autoFocus autoComplete="off" autoCapitalize="none" spellCheck={false} />
        }
      >
        <Checkbox checked={rememberDevice} onChange={(event) => setRememberDevice(event.target.checked)}>
          {t('second.remember')}
        </Checkbox>
      </CodeForm>
    </PublicPage>
  );
}
