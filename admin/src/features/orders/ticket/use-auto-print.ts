import type { ClaimedTicketDto } from '@contracts/printing';
import type { DevicePrints } from '@domain/printing/by-browser';
import { useEffect, useRef } from 'react';
import { ticketWidth } from './ticket-width';
import { devicePrints } from '@entities/device/device-prints';
import { recordSignal } from '@entities/device/signals';
import { useLiveEvents } from '@entities/live/live';
import { isNotAnswered } from '@shared/api/error';
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

/** Tickets that came out here and of which the server has not said that it heard so, each with the version it was given at. */
const unreported = new Map<string, number>();

/** One branch after the other, for paper comes one by one; what fails at one is nothing to the next. */
async function printAll(branchIds: readonly string[], prints: DevicePrints): Promise<void> {
  for (const branchId of branchIds) {
    await Promise.all([...unreported.keys()].map(report));
    // Who does not hear what came out gives nothing more out either.
    if (unreported.size > 0) return;
    // What cannot be printed now waits on the server, which says so on every board.
    await printBranch(branchId, prints).catch(() => undefined);
  }
}

/** Prints all that it is given, whatever becomes of one of them; no paper waits until the server has heard of the last. */
async function printBranch(branchId: string, prints: DevicePrints): Promise<void> {
  const { printLines } = await import('./print-lines');
  const path = `/api/branches/${branchId}/print-jobs/claim`;
  const claimed = await request<ClaimedTicketDto[]>('POST', path, { prints });
  const reports: Promise<void>[] = [];
  for (const { id, version, orderId, lines } of claimed) {
    try {
      await printLines([lines], ticketWidth.get());
    } catch {
      continue;
    }
    if (orderId) recordSignal(orderId, 'PRINTED', { branchId });
    unreported.set(id, version);
    reports.push(report(id));
  }
  await Promise.all(reports);
}

/** Says that a ticket is on paper. One that was called off meanwhile is so all the same, and a refusal is an answer too. */
async function report(id: string): Promise<void> {
  const body = { version: unreported.get(id) };
  const error: unknown = await request('POST', `/api/print-jobs/${id}/done`, body).catch(
    (refused: unknown) => refused,
  );
  if (!isNotAnswered(error)) unreported.delete(id);
}
