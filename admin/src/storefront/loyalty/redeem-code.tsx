import { useEffect, useState } from 'react';
import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import { SECOND_MS } from '@domain/time/units';
import { serverNow } from '@shared/state/server-clock';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import styles from './loyalty.module.css';

/** A code is read again no sooner, also where that failed: the store takes the one of before for some minutes more. */
const MIN_REFRESH_MS = 15 * SECOND_MS;

interface RedeemCodeProps {
  customer: NonNullable<LoyaltyCardDto['customer']>;
  /** Stays the same from render to render. */
  onExpire: () => void;
}

/** The six digits by which the store knows that the customer is there, shown when they want it. */
export function RedeemCode({ customer, onExpire }: RedeemCodeProps) {
  const { t } = useLocale();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.code}>
      <Action wide aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'loyalty.hideCode' : 'loyalty.showCode')}
      </Action>
      {shown && <Digits customer={customer} onExpire={onExpire} />}
    </div>
  );
}

function Digits({ customer: { code, codeChangesAt }, onExpire }: RedeemCodeProps) {
  const { t, clock } = useLocale();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const remainingMs = () => Date.parse(codeChangesAt) - serverNow();
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible' && remainingMs() <= 0) onExpire();
    };
    const wait = () => {
      timer = setTimeout(
        () => {
          refreshIfSeen();
          wait();
        },
        Math.max(MIN_REFRESH_MS, remainingMs()),
      );
    };
    wait();
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [codeChangesAt, onExpire]);
  return (
    <div role="status" className={styles.digits}>
      <p className="visually-hidden">{t('loyalty.code')}</p>
      <strong>{code}</strong>
      <p>{t('loyalty.codeHint', { time: clock(codeChangesAt) })}</p>
    </div>
  );
}
