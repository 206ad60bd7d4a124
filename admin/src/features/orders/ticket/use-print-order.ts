import { useNotification } from '@refinedev/core';
import type { OrderDto } from '@contracts/orders';
import type { BranchSettingsDto } from '@contracts/branch-settings';
import { useTranslation } from 'react-i18next';
import { request } from '@shared/api/request';
import { ApiError } from '@shared/api/error';

/** Prints the ticket of an order as it is now; the code for it comes with the first one. */
export function usePrintOrder() {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  return async (orderId: string): Promise<void> => {
    try {
      const [{ printTicket }, order] = await Promise.all([
        import('./print-ticket'),
        request<OrderDto>('GET', `/api/orders/${orderId}`),
      ]);
      const path = `/api/branches/${order.branchId}/settings`;
      const { values } = await request<BranchSettingsDto>('GET', path);
      await printTicket(order, values.printing);
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      notify?.({ type: 'error', message: t('ticket.failed'), description: why });
    }
  };
}
