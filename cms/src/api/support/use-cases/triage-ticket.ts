import type { Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import {
  queueKey,
  ticketAfter,
  type TicketCategory,
  type TicketPriority,
  type TicketState,
} from '../../../domain/support';
import { lockTicket } from '../store/own-ticket';
import { enqueueResolvedEmail } from '../ticket-emails';
import { changeTicket } from '../store/ticket-row';
import { ticketMovedOn, moveTicket, recordTicket } from '../write-ticket';

interface TicketArrangement {
  state?: TicketState;
  category?: TicketCategory;
  priority?: TicketPriority;
}

/** What support does to a state without writing anything. */
const WORDLESS = ['take', 'resolve'] as const;

/** Sorts a ticket in for Comanda, takes it or calls it resolved, in a transaction that is already running. */
export async function triageTicketWithin(
  tx: Tx,
  id: string,
  { state, ...fields }: TicketArrangement,
  actor: Actor,
  now: Date,
): Promise<void> {
  const held = await lockTicket(tx, id);
  const sorted = { ...held, ...fields };
  const { priority, category } = sorted;
  const key = queueKey(held.state, priority, Date.parse(held.openedAt));
  await changeTicket(tx, held, { priority, category }, now, { queue_key: key });
  if (state !== undefined) {
    const move = WORDLESS.find((one) => ticketAfter(held.state, one, 'SUPPORT') === state);
    if (!move) throw ticketMovedOn(['state']);
    await moveTicket(tx, sorted, move, { side: 'SUPPORT', now, path: ['state'] });
    if (move === 'resolve') await enqueueResolvedEmail(tx, held);
  }
  const was = { state: held.state, category: held.category, priority: held.priority };
  const is = { state: state ?? held.state, category, priority };
  await recordTicket(tx, held, { actor, action: 'update', before: was, after: is, now });
}
