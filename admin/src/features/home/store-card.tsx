import type { BranchSummary } from '@contracts/session';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { useBranch, useBranches } from '@entities/branch/branch';
import { StoreReasons } from '@entities/branch/store-reasons';
import { StoreIcon, storeHealth } from '@entities/branch/store-state';
import { useStoreStatusOf, useStoreStatusUpdates } from '@entities/branch/store-status';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Whether customers can order, and why not: for one branch, or for each of them. */
export function StoreCards({ branch }: { branch: BranchSummary | null }) {
  const branches = useBranches();
  return (branch ? [branch] : branches).map((one) => <StoreCard key={one.id} branch={one} />);
}

function StoreCard({ branch }: { branch: BranchSummary }) {
  const { t } = useTranslation(['home', 'store']);
  const { data, error, refetch } = useStoreStatusOf(branch.id);
  // The header already keeps the branch that is worked on up to date.
  const here = useBranch()?.id === branch.id;
  useStoreStatusUpdates(here ? undefined : branch.id);
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
