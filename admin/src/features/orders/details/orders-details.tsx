import type { OrderDto } from '@contracts/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CourseButton } from './course-button';
import { CustomerCard } from './customer-card';
import { DetailsHeader } from './details-header';
import styles from './details.module.css';
import { EndedNotice } from './ended-notice';
import { FeedbackCard } from './feedback-card';
import { ItemsCard } from './items-card';
import { openRefusals } from './open-refusals';
import { PaymentCard } from './payment-card';
import { RevisionsCard } from './revisions-card';
import { SubstitutionNotice } from './substitution-notice';
import { TicketCard } from './ticket-card';
import { TimelineCard } from './timeline-card';
import { TrackingCard } from './tracking-card';
import { OrderActionsProvider } from '../actions/order-actions-provider';
import { orders } from '../orders.feature';
import { useBranches } from '@entities/branch/branch';
import { RefusedStepAlert } from '@entities/courier/refused-step-alert';
import { useConnectionState, useLiveEvents } from '@entities/live/live';
import { useSession } from '@entities/session/session';
import { useApi } from '@shared/api/use-api';
import { RegionProvider } from '@shared/format/context';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** One order as a whole: to the left what it is, to the right what happened to it. */
export default function OrdersDetails() {
  const { t } = useTranslation(['orders', 'navigation']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useApi<OrderDto>(`/api/orders/${id}`, { fresh: true });
  const offline = useConnectionState() === 'offline';
  useLiveEvents(['order.changed', 'order.acknowledged', 'order.escalated'], (event) => {
    if (!event || event.id === id) refetch();
  });

  if (!data) {
    return (
      <Page>
        <PageHeader
          title={t('details.title', { number: '' })}
          back={{ to: orders.paths.list, label: t('navigation:orders') }}
        />
        {error ? (
          <ErrorState error={error} onRetry={error.status === 404 ? undefined : refetch} />
        ) : (
          <Waiting />
        )}
      </Page>
    );
  }
  return (
    <OrderActionsProvider onCard={refetch} offline={offline}>
      <InItsRegion branchId={data.branchId}>
        <Details order={data} />
      </InItsRegion>
    </OrderActionsProvider>
  );
}

/** Times are the order's branch's, also when another branch is being looked at. */
function InItsRegion({ branchId, children }: { branchId: string; children: ReactNode }) {
  const { business } = useSession();
  const branch = useBranches().find(({ id }) => id === branchId);
  return (
    <RegionProvider
      country={business.country}
      currency={business.currency}
      timeZone={branch?.timezone ?? 'UTC'}
    >
      {children}
    </RegionProvider>
  );
}

function Details({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  return (
    <Page>
      <DetailsHeader order={order} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <EndedNotice order={order} />
          {openRefusals(order).map(({ refused, courier }) => (
            <RefusedStepAlert
              key={`${refused.step} ${refused.pressedAt}`}
              refused={refused}
              subject={courier ?? t('actors.COURIER')}
            />
          ))}
          <SubstitutionNotice order={order} />
          <ItemsCard order={order} tools={(place) => <CourseButton order={order} place={place} />} />
          <RevisionsCard order={order} />
          <PaymentCard order={order} />
          <CustomerCard order={order} />
        </div>
        <div className={styles.stack}>
          <TimelineCard orderId={order.id} timeline={order.timeline} />
          <FeedbackCard order={order} />
          <TrackingCard order={order} />
          <TicketCard order={order} />
        </div>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.waiting}>
        <Skeleton lines={8} height={16} />
      </div>
      <div className={styles.waiting}>
        <Skeleton lines={5} height={16} />
      </div>
    </div>
  );
}
