import type { OrderDto } from '@contracts/orders';
import i18next from 'i18next';
import { request } from '@shared/api/request';
import { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

/** Prints the ticket of an order as it is now; the code for it comes with the first one. */
export async function printOrder(orderId: string): Promise<void> {
  try {
    const [{ printTicket }, order] = await Promise.all([
      import('./print-ticket'),
      request<OrderDto>('GET', `/api/orders/${orderId}`),
    ]);
    await printTicket(order);
  } catch (error) {
    const why = error instanceof ApiError ? error.message : '';
    showToast({ kind: 'error', message: i18next.t('orders:ticket.failed'), description: why });
  }
}
