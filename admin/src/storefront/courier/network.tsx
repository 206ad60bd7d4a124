import { WifiOff } from 'lucide-react';
import { useLocale, type Locale } from '../i18n/locale';
import styles from './courier.module.css';
import type { RefusedPress } from './pending';
import type { Courier } from './use-courier';

/** From when what is shown is, what was pressed and is not sent, what was not done, and which trips are gone. */
export function Network({ courier: { asOf, pending, refused, unreachable, dismiss } }: { courier: Courier }) {
  const { t, clock } = useLocale();
  return (
    <div role="status">
      {unreachable && (
        <p className={styles.away}>
          <WifiOff size={20} strokeWidth={1.5} aria-hidden />
          <span>
            <b>{t('c.asOf', { time: clock(asOf) })}</b>{' '}
            {pending.length > 0 && `${t.counted('c.unsent', pending.length)}. `}
            {t('c.kept')}
          </span>
        </p>
      )}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <div>
            {refused.map((each, place) => (
              <p key={`${each.about} ${place}`}>{wordsOf(each, t)}</p>
            ))}
          </div>
          <button type="button" className={styles.button} onClick={dismiss}>
            {t('c.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

function wordsOf({ orders, why, gone }: RefusedPress, t: Locale['t']): string {
  if (gone) return t(`c.gone.${gone}`, { orders });
  return orders === '' ? t('c.notDone', { why }) : t('c.notDoneOf', { orders, why });
}
