import type { StoreReason } from '@contracts/storefront';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './store-reasons.module.css';
import { canOpenPath } from '@shared/routing/path-access';

/** Why the store is as it is, each reason with the way to the place where it is put right. */
export function StoreReasons({ reasons, onGo }: { reasons: StoreReason[]; onGo?: () => void }) {
  const { t } = useTranslation('store');
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ code, severity, message, fixRoute }) => (
        <li key={code} className={styles.reason} data-severity={severity}>
          <span>{message}</span>
          {fixRoute && canOpenPath(fixRoute) && (
            <Link to={fixRoute} className={styles.fix} onClick={onGo}>
              {t('fix')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
