import { useLocale } from '../i18n/locale';
import styles from './cart-bar.module.css';

interface CartBarProps {
  units: number;
  itemsCents: number;
  /** What lacks before a coupon counts, or null. */
  hint: string | null;
  onOpen: () => void;
}

/** The way to the cart, always under the thumb, with what it comes to. */
export function CartBar({ units, itemsCents, hint, onOpen }: CartBarProps) {
  const { t, money } = useLocale();
  return (
    <div className={styles.bar}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <button type="button" className={styles.button} onClick={onOpen} aria-haspopup="dialog">
        <span className={styles.units}>
          <span aria-hidden>{units}</span>
          <span className="visually-hidden">{t.counted('cart.units', units)}</span>
        </span>
        <span className={styles.words}>{t('cart.view')}</span>
        <span className={styles.total}>{money(itemsCents)}</span>
      </button>
    </div>
  );
}
