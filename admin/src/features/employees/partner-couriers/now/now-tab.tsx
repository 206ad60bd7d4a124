import { Bike } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CourierCard } from './courier-card';
import styles from './now.module.css';
import { WaitingOrders } from './waiting-orders';
import { useCourierBoard } from '@entities/courier/use-courier-board';
import { useMay } from '@entities/session/use-may';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** What waits first, then who could carry it. */
export function NowTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation(['couriers', 'navigation']);
  const mayEdit = useMay('couriers', 'edit');
  const { data, error, isLoading, refetch } = useCourierBoard(branchId);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (isLoading || !data) return <Skeleton lines={6} height={56} />;
  if (data.couriers.length === 0)
    return (
      <EmptyState
        icon={Bike}
        title={t('empty')}
        text={t('emptyText')}
        action={mayEdit && <Link to="?new=1">{t('navigation:create.couriers')}</Link>}
      />
    );
  return (
    <div className={styles.now}>
      {data.waiting.length > 0 && (
        <WaitingOrders orders={data.waiting} branchId={branchId} mayAssign={mayEdit} />
      )}
      <ul className={styles.cards} aria-label={t('tabs.now')}>
        {data.couriers.map((courier) => (
          <li key={courier.id}>
            <CourierCard courier={courier} mayEdit={mayEdit} onChanged={refetch} />
          </li>
        ))}
      </ul>
    </div>
  );
}
