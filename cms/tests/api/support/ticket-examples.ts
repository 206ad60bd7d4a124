import type { TestBusiness } from './business';
import type { Example } from './example';
import { newTicket, resolvedTicket, TICKETS } from './tickets';

const open = async ({ owner }: TestBusiness) => (await newTicket(owner)).id;
const resolved = async ({ owner }: TestBusiness) => (await resolvedTicket(owner)).id;

const doing = (action: string, body: object = {}, subject = open): Example => ({
  subject,
  path: (id) => `${TICKETS}/${id}/${action}`,
  body: () => body,
  missing: 404,
});

export const TICKET_EXAMPLES: Record<string, Example> = {
  'GET /api/support/tickets/:id': { subject: open, path: (id) => `${TICKETS}/${id}`, missing: 404 },
  'POST /api/support/tickets/:id/messages': doing('messages', { text: 'And now?' }),
  'POST /api/support/tickets/:id/resolve': doing('resolve'),
  'POST /api/support/tickets/:id/reopen': doing('reopen', { text: 'Not yet.' }, resolved),
  'POST /api/support/tickets/:id/read': doing('read'),
};
