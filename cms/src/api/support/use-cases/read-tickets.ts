import type { z } from 'zod';
import type {
  SupportTicketDetails,
  SupportTicketDto,
  TicketListMeta,
  ticketListQuery,
} from '../../../contracts/support';
import { inTransaction, read } from '../../../database/transaction';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { ownTicket, visibleTickets } from '../store/own-ticket';
import { markRead, presentDetails, presentTicket, type StoredTicket } from '../store/ticket-row';

/** The tickets the viewer is shown, those that were last written in first, a page at a time by keyset. */
export async function listTickets(
  viewer: Viewer,
  { cursor, pageSize }: z.output<typeof ticketListQuery>,
): Promise<{ data: SupportTicketDto[]; meta: TicketListMeta }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await read((sql) => visibleTickets(sql, viewer, after, pageSize + 1));
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: page.map(presentTicket),
    meta: { next: last && found.length > page.length ? cursorOf(last) : null },
  };
}

const cursorOf = ({ lastMessageAt, rowId }: StoredTicket) =>
  Buffer.from(`${Date.parse(lastMessageAt)}.${rowId}`).toString('base64url');

function readCursor(text: string): [at: Date, rowId: number] {
  const [, at, rowId] = /^(\d{1,13})\.(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (at === undefined || rowId === undefined) throw invalid([{ code: 'INVALID', path: ['cursor'] }]);
  return [new Date(Number(at)), Number(rowId)];
}

/** A ticket the viewer is shown, with all that was written. */
export const readTicket = (viewer: Viewer, id: string): Promise<SupportTicketDetails> =>
  read(async (sql) => presentDetails(sql, await ownTicket(sql, viewer, id)));

/** Takes the mark of what is new from a ticket, for the viewer alone. */
export async function markTicketRead(viewer: Viewer, id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await ownTicket(tx, viewer, id);
    await markRead(tx, id, viewer.userId, now);
  });
}
