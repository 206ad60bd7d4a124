import { forgetExpiredCodes } from '../api/account/exports';
import { carryOutDeletions } from '../api/account/use-cases/carry-out-deletions';
import { removeStaleSignUps } from '../api/account/use-cases/remove-stale-sign-ups';
import { forgetOldRefusals, forgetOldSigns } from '../api/branches/exports';
import { forgetOldSignals, SIGNAL_DAYS } from '../api/devices/exports';
import { forgetOldImports } from '../api/menu/store/import-changes';
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
    await forgetOldImports(sql, now);
    await forgetOldRefusals(sql, now);
    await forgetProviderEvents(sql, new Date(at - EVENT_DAYS * DAY_MS));
    await forgetOldSignals(sql, new Date(at - SIGNAL_DAYS * DAY_MS));
  });
  await expireInvitations(now);
  await removeStaleSignUps(now);
  await carryOutDeletions(now);
  await closeResolvedTickets(now);
  await sweepPictures(now);
}
