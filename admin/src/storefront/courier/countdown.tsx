import { SECOND_MS } from '@domain/time/units';
import { minutesAndSeconds } from '@shared/format/minutes-seconds';
import { serverNow } from '@shared/state/server-clock';
import { useState } from 'react';
import { useLocale } from '../i18n/locale';
import { useNow } from '../ui/use-now';
import styles from './courier.module.css';

/** How long an offer can still be answered, second by second. */
export function Countdown({ until }: { until: string }) {
  const { t, clock } = useLocale();
  const now = useNow(SECOND_MS);
  const [first] = useState(() => Math.max(1, Date.parse(until) - serverNow()));
  const left = Math.max(0, Date.parse(until) - now.getTime());
  const seconds = Math.ceil(left / SECOND_MS);
  return (
    <>
      <span role="timer" className={styles.timer} aria-label={t('c.answerBy', { time: clock(until) })}>
        {seconds > 0 ? minutesAndSeconds(seconds) : t('c.tooLate')}
      </span>
      <span className={styles.left} aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, (100 * left) / first)}%` }} />
      </span>
    </>
  );
}
