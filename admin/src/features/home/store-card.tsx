import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { StoreReasons } from '@entities/branch/store-reasons';
import { StoreIcon, storeHealth } from '@entities/branch/store-state';
import { useStoreStatus } from '@entities/branch/store-status';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Whether customers can order, and why not. */
export function StoreCard() {
  const { t } = useTranslation(['home', 'store']);
  const { data, branch, error, refetch } = useStoreStatus();
  if (!branch) return null;
  const health = data && storeHealth(data);
  return (
    <Card title={branch.name}>
      {error && !data && <ErrorState compact error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={2} />}
      {data && health && (
        <div className={styles.store}>
          <p className={styles.storeState} data-health={health}>
            <StoreIcon state={data.state} health={health} size={20} />
            <strong>{t(`store:states.${data.state}`)}</strong>
          </p>
          <p className={styles.storeText}>{t(`store.${health}`)}</p>
          <StoreReasons reasons={data.reasons} />
        </div>
      )}
    </Card>
  );
}
