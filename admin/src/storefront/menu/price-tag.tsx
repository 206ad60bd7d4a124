import { useLocale } from '../i18n/locale';
import type { CardPrice } from './card-price';
import styles from './price-tag.module.css';

export function PriceTag({ cents, fullCents, isFrom }: CardPrice) {
  const { t, money } = useLocale();
  const amount = money(cents);
  return (
    <span className={styles.price}>
      <span className={fullCents === null ? styles.amount : `${styles.amount} ${styles.reduced}`}>
        {isFrom ? t('price.from', { amount }) : amount}
      </span>
      {fullCents !== null && (
        <>
          {' '}
          <span className="visually-hidden">{t('price.insteadOf')}</span>{' '}
          <s className={styles.full}>{money(fullCents)}</s>
        </>
      )}
    </span>
  );
}
