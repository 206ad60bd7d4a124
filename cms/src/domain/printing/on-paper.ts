import type { PrintJobState, WantedTicket } from './queue';

/** What of a job the queue is asked about. */
export interface PrintedJob extends WantedTicket {
  state: PrintJobState;
  mayRepeat: boolean;
  reprint: number;
}

/** Whether a ticket is on paper, or may be. */
export const isOnPaper = ({ state, mayRepeat }: Pick<PrintedJob, 'state' | 'mayRepeat'>): boolean =>
  state === 'PRINTED' || state === 'PRINTING' || mayRepeat;

/**
 * How often a ticket is on paper already, wherever it was printed: the order as a whole has the part of each station on it,
 * and copies that came out together count once.
 */
export function timesOnPaper(
  jobs: readonly PrintedJob[],
  { kind, station }: Pick<WantedTicket, 'kind' | 'station'>,
): number {
  const printed = jobs.filter((job) => job.copy === 1 && job.kind === kind && isOnPaper(job));
  const times = (at: string | null) => printed.filter((job) => job.station === at).length;
  const parts = station === null ? printed.map((job) => job.station) : [station];
  return times(null) + Math.max(0, ...parts.filter((part) => part !== null).map(times));
}

/** Whether a ticket has on it what another one has, or a part of that: the order as a whole has the part of each station. */
export const overlaps = (
  one: Pick<WantedTicket, 'kind' | 'station'>,
  other: Pick<WantedTicket, 'kind' | 'station'>,
): boolean =>
  one.kind === other.kind &&
  (one.station === null || other.station === null || one.station === other.station);

/** The number of a reprint: how often it is on paper, and none that its printer was given before. */
export const nextReprint = (jobs: readonly PrintedJob[], ticket: WantedTicket): number =>
  Math.max(
    timesOnPaper(jobs, ticket),
    ...jobs
      .filter((job) => job.printerId === ticket.printerId && job.copy === ticket.copy)
      .filter((job) => job.kind === ticket.kind && job.station === ticket.station)
      .map(({ reprint }) => reprint + 1),
  );
