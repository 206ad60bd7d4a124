import type { OrderCardDto } from '@contracts/orders';
import type { OrderListMeta } from '@contracts/order-list';
import type { BranchSummary } from '@contracts/session';
import { businessDay } from '@domain/time';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** What of today's orders the person carries or sold, as the list of their orders counts it. */
export function OwnOrdersCard({ branch }: { branch: BranchSummary }) {
  const { t } = useTranslation('home');
  const { money } = useFormat();
  const today = businessDay(new Date(useNow()), branch.timezone, branch.closeoutTime);
  const {
    meta: sums,
    error,
    refetch,
    readAgain,
  } = useApi<OrderCardDto[], OrderListMeta>('/api/orders', {
    query: { branch: branch.id, from: today, to: today, pageSize: 1 },
  });
  useLiveRefetch(readAgain, {
    types: ['order.placed', 'order.changed'],
    everyMs: 2000,
    concerns: concernsBranch(branch.id),
  });
  return (
    <Card
      title={t('own.title')}
      actions={
        <LinkButton to="/dashboard/orders?period=today" size="small">
          {t('own.open')}
        </LinkButton>
      }
    >
      {error && !sums && <ErrorState compact error={error} onRetry={refetch} />}
      {!error && !sums && <Skeleton lines={1} />}
      {sums && (
        <p className={styles.storeState}>
          <strong>{t('own.orders', { count: sums.total ?? 0 })}</strong>
          {sums.sumCents !== null && <span>{money(sums.sumCents)}</span>}
        </p>
      )}
    </Card>
  );
}
