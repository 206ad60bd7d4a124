import { forgetExpiredCodes } from '../api/account/exports';
import { executeDeletions } from '../api/account/use-cases/execute-deletions';
import { removeStaleSignUps } from '../api/account/use-cases/remove-stale-sign-ups';
import { deleteOldRefusals, forgetOldSigns } from '../api/branches/exports';
import { deleteOldSignals, SIGNAL_DAYS } from '../api/devices/exports';
import { deleteOldImports } from '../api/menu/store/import-changes';
import { expireInvitations } from '../api/employees/use-cases/expire-invitations';
import { closeResolvedTickets } from '../api/support/use-cases/close-resolved-tickets';
import { forgetProviderEvents } from '../api/payments/exports';
import { sweepPictures } from '../api/uploads/use-cases/sweep-pictures';
import { forgetOldDevices } from '../bootstrap/panel/devices';
import { forgetExpiredTokens } from '../bootstrap/panel/tokens';
import { read } from '../database/transaction';
import { DAY_MS } from '../domain/time';
import { forgetOldKeys } from '../idempotency/idempotency';
import { forgetDoneJobs } from '../outbox/outbox';
import { forgetOldEvents } from '../realtime/append';
import { forgetExpiredSessions } from '../sessions/forget';

/** An event of a payment provider may be sent again for a month, when somebody asks the provider to. */
const EVENT_DAYS = 60;

/** Takes away what has served: sessions that ended, keys, codes and events nobody can ask for, finished jobs, pictures. */
export async function sweep(now: Date): Promise<void> {
  const at = now.getTime();
  await read(async (sql) => {
    await forgetExpiredSessions(sql, now);
    await forgetExpiredCodes(sql, now);
    await forgetExpiredTokens(sql, now);
    await forgetOldDevices(sql, now);
    await forgetOldSigns(sql, now);
    await forgetOldKeys(sql, now);
    await forgetOldEvents(sql, now);
    await forgetDoneJobs(sql, now);
    await deleteOldImports(sql, now);
    await deleteOldRefusals(sql, now);
    await forgetProviderEvents(sql, new Date(at - EVENT_DAYS * DAY_MS));
    await deleteOldSignals(sql, new Date(at - SIGNAL_DAYS * DAY_MS));
  });
  await expireInvitations(now);
  await removeStaleSignUps(now);
  await executeDeletions(now);
  await closeResolvedTickets(now);
  await sweepPictures(now);
}
