import type { PrinterDto, PrintJobDto } from '@contracts/printing';
import { AT_DEVICE } from '@domain/printing/by-browser';
import { useEffect } from 'react';
import { playOnce } from './order-sounds';
import { useLiveEvents } from '@entities/live/live';
import { useApi } from '@shared/api/use-api';
import { useNow } from '@shared/state/use-now';

/** A ticket that waits for a device for longer waits for one that is not there. */
const STUCK_MS = 30_000;

/** How many screens of this page tell a failure: it sounds with the first of them. */
const told = new Map<string, number>();
const tellMore = (cause: string, by: number): void => void told.set(cause, (told.get(cause) ?? 0) + by);

/** What of a branch's printing needs somebody. */
export interface PrintingProblem {
  printers: readonly PrinterDto[];
  /** Printers that do not print, and those that are paused while tickets wait for them. */
  failing: readonly PrinterDto[];
  paused: readonly PrinterDto[];
  /** Tickets that no device has printed, and those of printers that are no more. */
  atDevices: number;
  ofNoPrinter: number;
  /** Of all of them. */
  count: number;
}

/** Looks after the printing of a branch, and sounds once for each printer that begins to fail. */
export function usePrintingProblem(branchId: string): PrintingProblem {
  const { data: known, refetch } = useApi<PrinterDto[]>('/api/printers', {
    query: {
      'filters[branchId][$eq]': branchId,
      'filters[state][$in][0]': 'ACTIVE',
      'filters[state][$in][1]': 'PAUSED',
      'pagination[pageSize]': 100,
    },
  });
  const { data: jobs = [], refetch: refetchJobs } = useApi<PrintJobDto[]>('/api/print-jobs', {
    query: {
      'filters[branchId][$eq]': branchId,
      'filters[printerId][$eq]': AT_DEVICE,
      'filters[state][$in][0]': 'QUEUED',
      'filters[state][$in][1]': 'FAILED',
      'pagination[pageSize]': 100,
    },
  });
  // What an archived printer leaves to no other one has failed; nothing waits for it any more.
  const { data: failures = [], refetch: refetchFailures } = useApi<PrintJobDto[]>('/api/print-jobs', {
    query: {
      'filters[branchId][$eq]': branchId,
      'filters[state][$eq]': 'FAILED',
      'pagination[pageSize]': 100,
    },
  });
  useLiveEvents(['printing.changed'], () => {
    refetch();
    refetchJobs();
    refetchFailures();
  });
  const now = useNow();
  const printers = known ?? [];
  const failing = printers.filter(
    ({ state, problem, failed }) => state === 'ACTIVE' && (problem !== null || failed > 0),
  );
  const paused = printers.filter(({ state, waiting, failed }) => state === 'PAUSED' && waiting + failed > 0);
  const atDevices = jobs.filter(
    ({ state, queuedAt }) => state === 'FAILED' || now - Date.parse(queuedAt) > STUCK_MS,
  ).length;
  const ofNoPrinter = failures.filter(
    ({ printerId }) => known && printerId !== AT_DEVICE && !known.some(({ id }) => id === printerId),
  ).length;
  const count = [...failing, ...paused].reduce(
    (sum, { waiting, failed }) => sum + waiting + failed,
    atDevices + ofNoPrinter,
  );

  const causes = [
    ...failing.map(({ id, problemSince }) => `${id} ${problemSince ?? 'tickets'}`),
    ...(atDevices > 0 ? [`${branchId} ${AT_DEVICE}`] : []),
    ...(ofNoPrinter > 0 ? [`${branchId} gone`] : []),
  ].join();
  useEffect(() => {
    const current = causes.split(',').filter(Boolean);
    if (current.some((cause) => !told.get(cause))) playOnce('printer', 1);
    for (const cause of current) tellMore(cause, 1);
    return () => {
      // What is over sounds again when it comes back; what goes on is told again before this.
      setTimeout(() => current.forEach((cause) => tellMore(cause, -1)), 0);
    };
  }, [causes]);
  return { printers, failing, paused, atDevices, ofNoPrinter, count };
}
