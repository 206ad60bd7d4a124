import type { ClaimedTicketDto } from '@contracts/printing';
import type { DevicePrints } from '@domain/printing/by-browser';
import { useEffect, useRef } from 'react';
import { ticketWidth } from './ticket-width';
import { devicePrints } from '@entities/device/device-prints';
import { recordSignal } from '@entities/device/signals';
import { useLiveEvents } from '@entities/live/live';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** What another device left is looked for so often. */
const LOOK_EVERY_MS = 30_000;

/**
 * Prints new tickets of branches on this device, where it is set up so. The server gives each ticket to one device alone
 * and hears when it is on paper.
 */
export function useAutoPrint(branchIds: readonly string[]): void {
  const prints = devicePrints.use();
  const look = useRef(() => {});
  const branches = branchIds.join();
  useEffect(() => {
    if (prints === null || branches === '') return;
    let running: Promise<void> | null = null;
    let again = false;
    look.current = () => {
      again = running !== null;
      running ??= printAll(branches.split(','), prints).finally(() => {
        running = null;
        if (again) look.current();
      });
    };
    look.current();
    const timer = setInterval(() => look.current(), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      look.current = () => {};
    };
  }, [prints, branches]);
  useLiveEvents(['printing.changed'], (event) => {
    if (event === null || event.resource === 'print-jobs') look.current();
  });
}

/** One branch after the other, for paper comes one by one; what fails at one is nothing to the next. */
async function printAll(branchIds: readonly string[], prints: DevicePrints): Promise<void> {
  for (const branchId of branchIds) {
    // What cannot be printed now waits on the server, which says so on every board.
    await printBranch(branchId, prints).catch(() => undefined);
  }
}

async function printBranch(branchId: string, prints: DevicePrints): Promise<void> {
  const { printLines } = await import('./print-lines');
  const path = `/api/branches/${branchId}/print-jobs/claim`;
  const claimed = await request<ClaimedTicketDto[]>('POST', path, { prints });
  for (const { id, version, orderId, lines } of claimed) {
    await printLines([lines], ticketWidth.get());
    if (orderId) recordSignal(orderId, 'PRINTED', { branchId });
    // One that was called off meanwhile is on paper all the same, and keeps no other from it.
    await request('POST', `/api/print-jobs/${id}/done`, { version }).catch(ignoreMoved);
  }
}

function ignoreMoved(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
}
