import { inTransaction, read } from '../../../database/transaction';
import { CLOSED_AFTER_DAYS } from '../../../domain/support';
import { lockTicket } from '../store/own-ticket';
import { ticketsResolvedBefore } from '../store/ticket-row';
import { moveTicket, recordTicket } from '../write-ticket';
import { DAY_MS } from '../../../domain/time';

/** Closes the tickets that were resolved long enough ago and that nobody reopened. */
export async function closeResolvedTickets(now: Date): Promise<void> {
  const before = new Date(now.getTime() - CLOSED_AFTER_DAYS * DAY_MS);
  const due = await read((sql) => ticketsResolvedBefore(sql, before));
  for (const { id } of due) {
    await inTransaction(async (tx) => {
      const held = await lockTicket(tx, id);
      // Somebody reopened it while others were closed.
      if (held.state !== 'RESOLVED') return;
      const closed = await moveTicket(tx, held, 'close', { side: 'CLOCK', now });
      await recordTicket(tx, held, {
        actor: { kind: 'SYSTEM' },
        action: 'close',
        before: { state: held.state },
        after: { state: closed.state },
        now,
      });
    });
  }
}
