import type { OrderDto } from '@contracts/orders';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { CustomerRewards } from '@entities/loyalty/customer-rewards';
import type { ChosenReward } from '@entities/loyalty/reward-dialog';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useHasPermission } from '@entities/session/access';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

/** The rewards of an order's customer, one of which can be redeemed while the order can be edited. */
export function OrderRewards({ order }: { order: OrderDto }) {
  const { t } = useTranslation('loyalty');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const invalidateReads = useInvalidateReads();
  const mayTakeOrders = useHasPermission('order.create');
  const { customer, branchId, discounts, actions, version } = order;
  if (!customer?.id || !mayTakeOrders) return null;
  const used = discounts?.find(({ source }) => source === 'LOYALTY');
  const redeem = async ({ id, proof }: ChosenReward) => {
    try {
      await request('POST', `/api/orders/${order.id}/redeem`, { version, reward: { id, proof } });
      notify?.({ type: 'success', message: t('redeem.done') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
    await invalidateReads({ paths: [`/api/orders/${order.id}`, '/api/loyalty-accounts'] });
  };
  return (
    <CustomerRewards
      customerId={customer.id}
      branchId={branchId}
      chosen={used ? { name: used.reason ?? t('redeem.title') } : null}
      onChoose={actions.includes('edit') ? (reward) => void redeem(reward) : undefined}
    />
  );
}
