import { MINUTE_MS } from '@domain/time';
import { useLocale } from '../i18n/locale';
import { useNow } from '../ui/use-now';
import styles from './pix-payment.module.css';

/** How long an order can still be paid, in whole minutes: the store's clock gives it up within some. */
export function PayTimeLeft({ payBy }: { payBy: string }) {
  const { t } = useLocale();
  const left = Math.ceil((Date.parse(payBy) - useNow(15_000).getTime()) / MINUTE_MS);
  return <p className={styles.left}>{left > 0 ? t.counted('pix.left', left) : t('pix.over')}</p>;
}
