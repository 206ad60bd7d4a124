import { useNotification } from '@refinedev/core';
import type { Papers } from '@domain/printing/by-browser';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectPapers, type PrintableOrder } from './collect-papers';
import { ticketWidth } from './ticket-width';
import { recordSignal } from '@entities/device/signals';

/**
 * Prints tickets of orders as they are now, each on paper of its own, in one go of the printer. The server knows of each
 * before it is printed, so that whoever prints it after that prints a reprint; the code for it comes with the first one.
 */
export function usePrintPapers() {
  const { t } = useTranslation('printing');
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const printAll = async (orders: readonly PrintableOrder[], papers: Papers) => {
    const { printLines } = await import('./print-lines');
    const { tickets, got, failed, error } = await collectPapers(orders, papers);
    for (const { id } of got) recordSignal(id, 'PRINTED');
    await printLines(tickets, ticketWidth.get());
    if (failed.length === 0) return;
    const numbers = failed.map(({ number }) => number).join(', ');
    const message =
      got.length === 0 ? t('papers.failed') : t('papers.partly', { count: got.length, numbers });
    notify?.({ type: 'error', message, description: error?.message });
  };
  const print = async (orders: readonly PrintableOrder[], papers: Papers): Promise<void> => {
    // A second press would print every ticket once more, as a reprint.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await printAll(orders, papers);
    } catch {
      // Its code did not come, or the browser does not print.
      notify?.({ type: 'error', message: t('papers.failed') });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { print, busy };
}
