import { useEffect, useState } from 'react';
import type { TrackedOrderDto } from '@contracts/storefront';
import { openCheckout } from '../api/order-api';
import { Refusal } from '../api/request';
import { fetchOrder } from '../api/store-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { PayTimeLeft } from './pay-time-left';
import styles from './pix-payment.module.css';

interface OnlinePaymentProps {
  order: Pick<TrackedOrderDto, 'token' | 'payment'>;
  onChange: (order: TrackedOrderDto) => void;
}

/** How an order is paid online: the way to the payment page, or what the bank is about. */
export function OnlinePayment({ order, onChange }: OnlinePaymentProps) {
  const { t, money, language } = useLocale();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { token, payment } = order;
  const { checkout, canPay, amountCents, payBy } = payment;

  // A browser that goes back from the payment page may show this one as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const pay = async () => {
    if (leaving) return;
    setLeaving(true);
    setProblem(null);
    try {
      const { url } = await openCheckout(token, language);
      location.assign(url);
    } catch (error) {
      setLeaving(false);
      setProblem(error instanceof Refusal ? error.message : t('failure.answer.hint'));
      // Refused may mean that it is paid by now, or too late: show how it stands.
      if (error instanceof Refusal) fetchOrder(token, language).then(onChange, () => undefined);
    }
  };

  return (
    <section className={styles.card} aria-label={t('online.title')}>
      <h2>{t('online.title')}</h2>
      <p className={styles.amount}>{money(amountCents)}</p>
      {checkout === 'PROCESSING' && <Notice kind="info">{t('online.processing')}</Notice>}
      {checkout === 'FAILED' && <Notice kind="error">{t('online.failed')}</Notice>}
      {canPay && payBy && <PayTimeLeft payBy={payBy} />}
      {canPay && (
        <Action kind="primary" wide aria-disabled={leaving} onClick={() => void pay()}>
          {leaving ? t('online.leaving') : t('online.pay', { amount: money(amountCents) })}
        </Action>
      )}
      {!canPay && checkout !== 'PROCESSING' && <p className={styles.left}>{t('pix.over')}</p>}
      {problem && <Notice kind="error">{problem}</Notice>}
    </section>
  );
}
