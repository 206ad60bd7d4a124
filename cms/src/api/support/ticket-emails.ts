import type { Tx } from '../../database/transaction';
import { CLOSED_AFTER_DAYS } from '../../domain/support';
import { environment } from '../../environment';
import { enqueueEmail } from '../../outbox/emails';
import { contactOf } from '../account/exports';
import { businessOf } from '../businesses/exports';
import type { StoredTicket } from './store/ticket-row';

type Lettered = Pick<StoredTicket, 'id' | 'businessId' | 'number' | 'subject'>;

const ticketUrl = (id: string) => `${environment.publicUrl}/dashboard/support/contact?ticket=${id}`;
const panelUrl = (id: string) =>
  `${environment.publicUrl}/admin/content-manager/collection-types/api::support.support-ticket/${id}`;

/** Letters take the beginning of what people wrote; the whole is where their button leads. */
const LONGEST = 180;
const beginningOf = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** Writes to whoever opened the ticket, in their language, unless they have left the business. */
async function leaveForOpener(
  tx: Tx,
  ticket: StoredTicket,
  letter: 'support-answer' | 'support-resolved',
  args: Record<string, string>,
): Promise<void> {
  const opener = await contactOf(tx, ticket.businessId, ticket.openedById);
  if (opener?.state !== 'ACTIVE') return;
  const { id, businessId, number, subject } = ticket;
  await enqueueEmail(tx, {
    businessId,
    to: opener.email,
    letter,
    language: opener.language ?? 'en',
    args: { name: opener.name ?? '', number: String(number), subject, url: ticketUrl(id), ...args },
  });
}

export const enqueueAnswerEmail = (tx: Tx, ticket: StoredTicket, answer: string) =>
  leaveForOpener(tx, ticket, 'support-answer', { answer: beginningOf(answer) });

export const enqueueResolvedEmail = (tx: Tx, ticket: StoredTicket) =>
  leaveForOpener(tx, ticket, 'support-resolved', { days: String(CLOSED_AFTER_DAYS) });

/** Tells the address of support, where there is one, of a new ticket. */
export async function enqueueOpenedEmail(
  tx: Tx,
  ticket: Lettered & { person: string; category: string; priority: string; description: string },
): Promise<void> {
  const to = environment.supportEmail;
  if (to === undefined) return;
  const { id, businessId, number, description, ...args } = ticket;
  const { tradeName } = await businessOf(tx, businessId);
  await enqueueEmail(tx, {
    businessId,
    to,
    letter: 'support-opened',
    language: 'en',
    args: {
      ...args,
      description: beginningOf(description),
      number: String(number),
      business: tradeName,
      url: panelUrl(id),
    },
  });
}
