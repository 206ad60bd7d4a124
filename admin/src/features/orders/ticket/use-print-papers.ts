import { useNotification } from '@refinedev/core';
import type { OrderPapersDto } from '@contracts/printing';
import type { Papers } from '@domain/printing/by-browser';
import type { TicketLine } from '@domain/printing/ticket';
import { useTranslation } from 'react-i18next';
import { ticketWidth } from './ticket-width';
import { noteSignal } from '@entities/device/signals';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/**
 * Prints tickets of orders as they are now, each on paper of its own, in one go of the printer. The server knows of each
 * before it is printed, so that whoever prints it after that prints a reprint; the code for it comes with the first one.
 */
export function usePrintPapers() {
  const { t } = useTranslation('printing');
  const { open: notify } = useNotification();
  return async (orderIds: readonly string[], papers: Papers): Promise<void> => {
    try {
      const { printLines } = await import('./print-lines');
      const all: TicketLine[][] = [];
      for (const id of orderIds) {
        const { tickets } = await request<OrderPapersDto>('POST', `/api/orders/${id}/papers`, { papers });
        all.push(...tickets);
      }
      for (const id of orderIds) noteSignal(id, 'PRINTED');
      await printLines(all, ticketWidth.get());
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      notify?.({ type: 'error', message: t('papers.failed'), description: why });
    }
  };
}
