import { useNotification } from '@refinedev/core';
import type { BranchSettingsDto } from '@contracts/branch-settings';
import type { OrderDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';
import { noteSignal } from '@entities/device/signals';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** Prints the tickets of several orders as they are now, each on paper of its own, in one go of the printer; the code for it comes with the first one. */
export function usePrintMany() {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  return async (orderIds: readonly string[]): Promise<void> => {
    try {
      const { printTickets } = await import('./print-tickets');
      const settings = new Map<string, BranchSettingsDto['values']['printing']>();
      const tickets = [];
      for (const id of orderIds) {
        const order = await request<OrderDto>('GET', `/api/orders/${id}`);
        let printing = settings.get(order.branchId);
        if (!printing) {
          const path = `/api/branches/${order.branchId}/settings`;
          printing = (await request<BranchSettingsDto>('GET', path)).values.printing;
          settings.set(order.branchId, printing);
        }
        tickets.push({ order, printing });
      }
      await printTickets(tickets);
      for (const id of orderIds) noteSignal(id, 'PRINTED');
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      notify?.({ type: 'error', message: t('ticket.failed'), description: why });
    }
  };
}
