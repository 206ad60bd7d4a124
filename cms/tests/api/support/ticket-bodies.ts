import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { newTicket, resolvedTicket, ticketFields } from './tickets';

const LAST_ERROR = { code: 'UNAVAILABLE', message: 'No answer', at: '2031-01-01T00:00:00.000Z' };

/** One request for every route of tickets that reads a body. */
export async function ticketRequests({ owner }: TestBusiness): Promise<RequestWithBody[]> {
  return [
    {
      method: 'POST',
      path: '/api/support/tickets',
      body: { ...ticketFields(), context: { page: '/dashboard/home', lastError: LAST_ERROR } },
      alsoUnknown: ['id', 'state', 'openedById', 'openedAt', 'queueKey', 'author'],
    },
    {
      method: 'POST',
      path: `/api/support/tickets/${(await newTicket(owner)).id}/messages`,
      body: { text: 'And now?' },
      alsoUnknown: ['id', 'author', 'authorName', 'move', 'state', 'ticketId', 'at'],
    },
    {
      method: 'POST',
      path: `/api/support/tickets/${(await resolvedTicket(owner)).id}/reopen`,
      body: { text: 'Not yet.' },
      alsoUnknown: ['id', 'author', 'authorName', 'move', 'state', 'ticketId', 'at'],
    },
  ];
}
