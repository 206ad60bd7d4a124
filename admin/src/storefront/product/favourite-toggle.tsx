import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import styles from './favourite-toggle.module.css';

/** Keeps a product at the top of the menu on this device. */
export function FavouriteToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const { t } = useLocale();
  return (
    <Action kind="quiet" aria-pressed={on} onClick={onToggle} className={styles.toggle}>
      <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden className={styles.heart}>
        <path d="M12 20.3S3.5 15.4 3.5 9.4A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.6c0 6-8.5 10.9-8.5 10.9z" />
      </svg>
      {t('product.favourite')}
    </Action>
  );
}
