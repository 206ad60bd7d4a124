import type { CourierStopDto } from '@contracts/courier-page';
import { useLocale } from '../i18n/locale';
import styles from './courier.module.css';

type Handover = NonNullable<CourierStopDto['handover']>;

/** What to take at the door, way by way, and how much to give back on it; or by whose word nothing is to be taken. */
export function Collect({ handover: { collect, paidBy } }: { handover: Handover }) {
  const { t, money } = useLocale();
  if (collect.length === 0)
    return (
      <p className={styles.collect}>
        <b>{t('c.paid')}</b>
        {paidBy && <span>{t(`c.paidBy.${paidBy}`)}</span>}
      </p>
    );
  return collect.map(({ method, amountCents, changeForCents }, place) => (
    <p key={place} className={styles.collect} data-due>
      <b>{t('c.collect', { amount: money(amountCents) })}</b>{' '}
      {t(`c.pay.${method === 'CASH' || method === 'PIX' ? method : 'CARD'}`)}
      {method === 'CASH' && changeForCents !== null && changeForCents > amountCents && (
        <span>
          {t('c.change', { paid: money(changeForCents), change: money(changeForCents - amountCents) })}
        </span>
      )}
      {method === 'PIX' && paidBy === 'SAID' && <span>{t('c.paidBy.SAID')}</span>}
    </p>
  ));
}
