import type { SupportTicketDetails } from '../../../contracts/support';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownTicket } from '../store/own-ticket';
import { presentDetails } from '../store/ticket-row';

/** A ticket the viewer is shown, with all that was written. */
export const readTicket = (viewer: Viewer, id: string): Promise<SupportTicketDetails> =>
  read(async (sql) => presentDetails(sql, await ownTicket(sql, viewer, id)));
