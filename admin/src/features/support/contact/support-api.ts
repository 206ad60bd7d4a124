import type { MessageBody, SupportTicketDetails, SupportTicketDto, TicketBody } from '@contracts/support';
import { useRef } from 'react';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';

const TICKETS = '/api/support/tickets';
/** More than a business has open; older ones are found by the link of their mail. */
const LISTED = 100;

const at = (id: string, action = '') => `${TICKETS}/${encodeURIComponent(id)}${action}`;

export const useTickets = () => useApi<SupportTicketDto[]>(TICKETS, { query: { pageSize: LISTED } });

export const useTicket = (id: string | null) =>
  useApi<SupportTicketDetails>(at(id ?? 'none'), { enabled: id !== null });

/** What can be done with tickets; each throws `ApiError`. What carries a key is done once however often it is sent. */
export const supportApi = {
  open: (body: TicketBody, key: string) =>
    request<SupportTicketDetails>('POST', TICKETS, body, undefined, key),
  reply: (id: string, body: MessageBody, key: string) =>
    request<SupportTicketDetails>('POST', at(id, '/messages'), body, undefined, key),
  resolve: (id: string) => request<SupportTicketDetails>('POST', at(id, '/resolve')),
  reopen: (id: string, body: MessageBody) => request<SupportTicketDetails>('POST', at(id, '/reopen'), body),
  markRead: (id: string) => request<null>('POST', at(id, '/read')),
};

/** Gives a key that stays the same for the same content: sent again over a broken line, it is still done once. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
