import { useState } from 'react';
import { unsubscribe } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { useSending } from '../tracking/use-sending';
import { Action } from '../ui/action';
import { useAnnounce } from '../ui/announcer';
import { Notice } from '../ui/notice';
import styles from './survey.module.css';

/** Ends the mails of a store by a button: opening the link of a mail ends nothing, because scanners open links too. */
export function Unsubscribe({ token, storeName }: { token: string; storeName: string }) {
  const { t, language } = useLocale();
  const announce = useAnnounce();
  const [done, setDone] = useState<string | null>(null);
  const { sending, problem, send } = useSending();
  const stop = () =>
    send(async () => {
      const message = await unsubscribe(token, language);
      setDone(message);
      announce(message);
    });
  return (
    <section className={styles.card} aria-label={t('survey.stop.title')}>
      {done !== null ? (
        <Notice kind="info">{done}</Notice>
      ) : (
        <>
          <h2>{t('survey.stop.title')}</h2>
          <p>{t('survey.stop.text', { store: storeName })}</p>
          {problem && <Notice kind="error">{problem}</Notice>}
          <Action kind="plain" wide aria-disabled={sending} onClick={() => void stop()}>
            {t('survey.stop.button')}
          </Action>
        </>
      )}
    </section>
  );
}
