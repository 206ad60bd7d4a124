import type { BranchDto } from '@contracts/branches';
import type { OrderDto } from '@contracts/orders';
import { ChannelLabel, TypeLabel } from '@entities/order/order-labels';
import { primaryAction } from '@entities/order/order-moves';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { usePromiseWords } from '@entities/order/promise-words';
import { TestTag } from '@entities/order/test-tag';
import { TimeLeftBadge } from '@entities/order/time-left-badge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { AcceptPromise } from '../actions/accept-promise';
import { ActionButton } from '../actions/action-button';
import { OrderMenu } from '../actions/order-menu';
import { PreparationStepper } from '../actions/preparation-stepper';
import { orders } from '../orders.feature';
import { useBranches } from '@entities/branch/branch';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { PageHeader } from '@shared/ui/page';

/** Which order it is, how it stands, and what can be done with it now. */
export function DetailsHeader({ order }: { order: OrderDto }) {
  const { t } = useTranslation(['orders', 'order', 'navigation']);
  const { moment } = useFormat();
  const branches = useBranches();
  const primary = primaryAction(order);
  const promised = usePromiseWords()(order);
  return (
    <PageHeader
      title={t('details.title', { number: order.number })}
      back={{ to: orders.paths.list, label: t('navigation:orders') }}
      subtitle={
        <span className={styles.facts}>
          <OrderStateTag order={order} />
          {order.test && <TestTag />}
          <TimeLeftBadge order={order} />
          <TypeLabel order={order} />
          <ChannelLabel channel={order.channel} />
          <span>{moment(order.placedAt)}</span>
          {order.scheduledFor && <b>{t('details.scheduled', { at: moment(order.scheduledFor) })}</b>}
          {promised && primary !== 'accept' && !order.deliveredAt && !order.cancellation && (
            <span>{t('order:clocks.promised', { at: promised })}</span>
          )}
          {branches.length > 1 && <span>{branches.find(({ id }) => id === order.branchId)?.name}</span>}
        </span>
      }
      actions={
        <>
          {primary === 'accept' && <Accept order={order} />}
          {primary && primary !== 'accept' && <ActionButton order={order} action={primary} />}
          <OrderMenu order={order} primary={primary} withoutDetails />
        </>
      }
    />
  );
}

function Accept({ order }: { order: OrderDto }) {
  const { data: branch } = useApi<BranchDto>(`/api/branches/${order.branchId}`);
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? order.preparationMin ?? branch?.preparationMin;
  return (
    <>
      {minutes !== undefined && (
        <PreparationStepper minutes={minutes} onChange={setChosen} number={order.number} />
      )}
      <AcceptPromise order={order} chosen={chosen} className={styles.promise} />
      <ActionButton
        order={order}
        action="accept"
        words={chosen === null ? undefined : { preparationMin: chosen }}
      />
    </>
  );
}
