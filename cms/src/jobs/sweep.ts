import { deleteExpiredCodes } from '../api/account/exports';
import { executeDeletions } from '../api/account/use-cases/execute-deletions';
import { removeStaleSignUps } from '../api/account/use-cases/remove-stale-sign-ups';
import { deleteOldRefusals, deleteOldSigns } from '../api/branches/exports';
import { deleteOldSignals, SIGNAL_DAYS } from '../api/devices/exports';
import { deleteOldCustomerImports } from '../api/customers/exports';
import { deleteOldBalanceImports } from '../api/loyalty/exports';
import { deleteOldImports } from '../api/menu/store/import-changes';
import { expireInvitations } from '../api/employees/use-cases/expire-invitations';
import { closeResolvedTickets } from '../api/support/use-cases/close-resolved-tickets';
import { deleteProviderEvents } from '../api/payments/exports';
import { sweepPictures } from '../api/uploads/use-cases/sweep-pictures';
import { deleteOldDevices } from '../bootstrap/panel/devices';
import { deleteExpiredTokens } from '../bootstrap/panel/tokens';
import type { Sql } from '../database/sql';
import { read } from '../database/transaction';
import { DAY_MS } from '../domain/time';
import { isolate } from '../errors/job-failures';
import { deleteOldKeys } from '../idempotency/idempotency';
import { deleteDoneJobs } from '../outbox/outbox';
import { deleteOldEvents } from '../realtime/append';
import { deleteExpiredSessions } from '../sessions/forget';

/** An event of a payment provider may be sent again for a month, when somebody asks the provider to. */
const EVENT_DAYS = 60;

const deleting = (work: (sql: Sql, now: Date) => Promise<unknown>) => async (now: Date) => {
  await read((sql) => work(sql, now));
};
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The steps in their order; a failure is counted by the name of its step. */
const STEPS: readonly [string, (now: Date) => Promise<void>][] = [
  ['sessions', deleting(deleteExpiredSessions)],
  ['codes', deleting(deleteExpiredCodes)],
  ["the panel's tokens", deleting(deleteExpiredTokens)],
  ["the panel's devices", deleting(deleteOldDevices)],
  ["boards' signs", deleting(deleteOldSigns)],
  ['idempotency keys', deleting(deleteOldKeys)],
  ['events', deleting(deleteOldEvents)],
  ['jobs that were done', deleting(deleteDoneJobs)],
  ['imports', deleting(deleteOldImports)],
  ['imports of customers', deleting(deleteOldCustomerImports)],
  ['imports of balances', deleting(deleteOldBalanceImports)],
  ['refused deliveries', deleting(deleteOldRefusals)],
  [
    'events of payment providers',
    deleting((sql, now) => deleteProviderEvents(sql, daysBefore(now, EVENT_DAYS))),
  ],
  ["devices' signals", deleting((sql, now) => deleteOldSignals(sql, daysBefore(now, SIGNAL_DAYS)))],
  ['invitations', expireInvitations],
  ['sign-ups', removeStaleSignUps],
  ['accounts', executeDeletions],
  ['tickets', closeResolvedTickets],
  ['pictures', sweepPictures],
];

/** Takes away what has served: sessions that ended, keys, codes and events nobody can ask for, finished jobs, pictures. */
export async function sweep(now: Date): Promise<void> {
  for (const [subject, step] of STEPS) await isolate('sweep', subject, () => step(now));
}
