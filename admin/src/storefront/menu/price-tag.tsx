import { perUnit } from '@domain/menu/unit';
import { useLocale } from '../i18n/locale';
import type { CardPrice } from './card-price';
import styles from './price-tag.module.css';

export function PriceTag({ cents, fullCents, isFrom, unit = 'UN' }: CardPrice) {
  const { t, money } = useLocale();
  const [before, after] = isFrom ? t('price.from', { amount: '|' }).split('|') : [];
  return (
    <span className={styles.price}>
      <span className={fullCents === null ? styles.amount : `${styles.amount} ${styles.reduced}`}>
        {before && <span className={styles.from}>{before}</span>}
        <span className={styles.cents}>{perUnit(money(cents), unit)}</span>
        {after}
      </span>
      {fullCents !== null && (
        <span>
          <span className="visually-hidden">{t('price.insteadOf')} </span>
          <s className={styles.full}>{money(fullCents)}</s>
        </span>
      )}
    </span>
  );
}
