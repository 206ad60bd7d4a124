import { inTransaction, read, type Tx } from '../../../database/transaction';
import { CLOSED_AFTER_DAYS } from '../../../domain/support';
import { isolate } from '../../../errors/job-failures';
import { lockTicket } from '../store/own-ticket';
import { ticketsResolvedBefore } from '../store/ticket-row';
import { moveTicket, recordTicket } from '../write-ticket';
import { DAY_MS } from '../../../domain/time';

/** Closes the tickets that were resolved long enough ago and that nobody reopened. */
export async function closeResolvedTickets(now: Date): Promise<void> {
  const before = new Date(now.getTime() - CLOSED_AFTER_DAYS * DAY_MS);
  const due = await read((sql) => ticketsResolvedBefore(sql, before));
  for (const { id } of due)
    await isolate('sweep', `the ticket ${id}`, () => inTransaction((tx) => closeUnlessReopened(tx, id, now)));
}

async function closeUnlessReopened(tx: Tx, id: string, now: Date): Promise<void> {
  const held = await lockTicket(tx, id);
  if (held.state !== 'RESOLVED') return;
  const closed = await moveTicket(tx, held, 'close', { side: 'CLOCK', now });
  await recordTicket(tx, held, {
    actor: { kind: 'SYSTEM' },
    action: 'close',
    before: { state: held.state },
    after: { state: closed.state },
    now,
  });
}
