import { deleteExpiredCodes } from '../api/account/exports';
import { executeDeletions } from '../api/account/use-cases/execute-deletions';
import { removeStaleSignUps } from '../api/account/use-cases/remove-stale-sign-ups';
import { deleteOldRefusals, deleteOldSigns } from '../api/branches/exports';
import { deleteOldSignals, SIGNAL_DAYS } from '../api/devices/exports';
import { deleteOldImports } from '../api/menu/store/import-changes';
import { expireInvitations } from '../api/employees/use-cases/expire-invitations';
import { closeResolvedTickets } from '../api/support/use-cases/close-resolved-tickets';
import { deleteProviderEvents } from '../api/payments/exports';
import { sweepPictures } from '../api/uploads/use-cases/sweep-pictures';
import { deleteOldDevices } from '../bootstrap/panel/devices';
import { deleteExpiredTokens } from '../bootstrap/panel/tokens';
import { read } from '../database/transaction';
import { DAY_MS } from '../domain/time';
import { deleteOldKeys } from '../idempotency/idempotency';
import { deleteDoneJobs } from '../outbox/outbox';
import { deleteOldEvents } from '../realtime/append';
import { deleteExpiredSessions } from '../sessions/forget';

/** An event of a payment provider may be sent again for a month, when somebody asks the provider to. */
const EVENT_DAYS = 60;

/** Takes away what has served: sessions that ended, keys, codes and events nobody can ask for, finished jobs, pictures. */
export async function sweep(now: Date): Promise<void> {
  const at = now.getTime();
  await read(async (sql) => {
    await deleteExpiredSessions(sql, now);
    await deleteExpiredCodes(sql, now);
    await deleteExpiredTokens(sql, now);
    await deleteOldDevices(sql, now);
    await deleteOldSigns(sql, now);
    await deleteOldKeys(sql, now);
    await deleteOldEvents(sql, now);
    await deleteDoneJobs(sql, now);
    await deleteOldImports(sql, now);
    await deleteOldRefusals(sql, now);
    await deleteProviderEvents(sql, new Date(at - EVENT_DAYS * DAY_MS));
    await deleteOldSignals(sql, new Date(at - SIGNAL_DAYS * DAY_MS));
  });
  await expireInvitations(now);
  await removeStaleSignUps(now);
  await executeDeletions(now);
  await closeResolvedTickets(now);
  await sweepPictures(now);
}
