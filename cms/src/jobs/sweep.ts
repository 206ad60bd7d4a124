import { carryOutDeletions } from '../api/account/use-cases/carry-out-deletions';
import { removeStaleSignUps } from '../api/account/use-cases/remove-stale-sign-ups';
import { forgetOldRefusals } from '../api/branches/exports';
import { forgetOldSignals, SIGNAL_DAYS } from '../api/devices/exports';
import { forgetOldImports } from '../api/menu/store/import-changes';
import { expireInvitations } from '../api/employees/use-cases/expire-invitations';
import { closeResolvedTickets } from '../api/support/use-cases/close-resolved-tickets';
import { forgetOldEvents } from '../api/payments/exports';
import { sweepPictures } from '../api/uploads/use-cases/sweep-pictures';
import { read } from '../database/transaction';
import { DAY_MS } from '../domain/time';

/** A device that was not signed in on for so long is like a new one; its cookie is gone as well. */
const DEVICE_DAYS = 400;

/** An event of a payment provider may be sent again for a month, when somebody asks the provider to. */
const EVENT_DAYS = 60;

/** Takes away what has served: sessions that ended, keys, codes and events nobody can ask for, finished jobs, pictures. */
export async function sweep(now: Date): Promise<void> {
  const at = now.getTime();
  // Unscoped: what is too old goes in every business.
  await read(async (sql) => {
    await sql.run('DELETE FROM sessions WHERE expires_at < ?', [at]);
    await sql.run('DELETE FROM attempts WHERE until < ?', [at]);
    await sql.run('DELETE FROM account_codes WHERE expires_at < ?', [at]);
    await sql.run('DELETE FROM account_tickets WHERE expires_at < ?', [at]);
    await sql.run('DELETE FROM known_devices WHERE last_used_at < ?', [at - DEVICE_DAYS * DAY_MS]);
    await sql.run('DELETE FROM panel_tokens WHERE expires_at < ?', [at]);
    await sql.run('DELETE FROM panel_devices WHERE last_used_at < ?', [at - DEVICE_DAYS * DAY_MS]);
    await sql.run('DELETE FROM board_signs WHERE at < ?', [at - DAY_MS]);
    await sql.run('DELETE FROM idempotency_keys WHERE at < ?', [at - DAY_MS]);
    await sql.run('DELETE FROM events WHERE at < ?', [at - 7 * DAY_MS]);
    await sql.run('DELETE FROM outbox WHERE done_at < ?', [at - 7 * DAY_MS]);
    await forgetOldImports(sql, now);
    await forgetOldRefusals(sql, now);
    await forgetOldEvents(sql, new Date(at - EVENT_DAYS * DAY_MS));
    await forgetOldSignals(sql, new Date(at - SIGNAL_DAYS * DAY_MS));
  });
  await expireInvitations(now);
  await removeStaleSignUps(now);
  await carryOutDeletions(now);
  await closeResolvedTickets(now);
  await sweepPictures(now);
}
