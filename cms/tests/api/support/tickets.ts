import type { SupportTicketDetails, SupportTicketDto, TicketListMeta } from '../../../src/contracts/support';
import { unique } from './business';
import type { Client } from './client';
import { ROWS, type PanelClient } from './panel';
import { fromServer, serverUrl } from './server';

export const TICKETS = '/api/support/tickets';
export const PANEL_TICKETS = `${ROWS}/api::support.support-ticket`;
export const PANEL_MESSAGES = `${ROWS}/api::support.support-message`;

export const ticketFields = (more: object = {}) => ({
  subject: unique('Printer'),
  category: 'ORDERS',
  description: 'The printer prints every order twice since this morning.',
  ...more,
});

async function done(
  who: Client,
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<SupportTicketDetails> {
  const answer = await who.post<SupportTicketDetails>(path, body, headers);
  if (answer.status > 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body.data;
}

export const newTicket = (who: Client, more: object = {}) => done(who, TICKETS, ticketFields(more));
export const reply = (who: Client, id: string, text: string) =>
  done(who, `${TICKETS}/${id}/messages`, { text });
export const resolve = (who: Client, id: string) => done(who, `${TICKETS}/${id}/resolve`, {});
export const reopen = (who: Client, id: string, text: string) =>
  done(who, `${TICKETS}/${id}/reopen`, { text });
export const ticketOf = async (who: Client, id: string) =>
  (await who.get<SupportTicketDetails>(`${TICKETS}/${id}`)).body.data;

export async function resolvedTicket(who: Client): Promise<SupportTicketDetails> {
  return resolve(who, (await newTicket(who)).id);
}

export async function ticketsOf(
  who: Client,
  query = '',
): Promise<{ data: SupportTicketDto[]; meta: TicketListMeta }> {
  const { body } = await who.get<SupportTicketDto[]>(`${TICKETS}${query}`);
  return { data: body.data, meta: body.meta as TicketListMeta };
}

/** Answers in the panel, the way its page does. */
export const answerInPanel = (
  who: PanelClient,
  ticketId: string,
  text: string,
  move: 'answer' | 'resolve' = 'answer',
) => who.send<{ data: { documentId: string } }>('POST', PANEL_MESSAGES, { ticketId, text, move });

/** Lets the server close what is due as if it were that instant. */
export async function closeTicketsAt(now: Date): Promise<void> {
  await serverUrl();
  const { closeResolvedTickets } = fromServer('./api/support/use-cases/close-resolved-tickets') as {
    closeResolvedTickets: (at: Date) => Promise<void>;
  };
  await closeResolvedTickets(now);
}
