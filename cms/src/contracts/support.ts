import { z } from 'zod';
import {
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketMove,
  type TicketPriority,
  type TicketState,
} from '../domain/support';
import { multiLine, oneLine } from './text';

/**
 * Questions to Comanda's support. Owners, and managers of the whole business, are shown every ticket, others those they
 * opened (`ticketVisibility`); what is not shown answers 404.
 *
 *   GET  /api/support/tickets[?cursor=&pageSize=]   → {data: SupportTicketDto[], meta: TicketListMeta}
 *   POST /api/support/tickets                       ticketBody, `Idempotency-Key` → 201 SupportTicketDetails
 *   GET  /api/support/tickets/:id                   → SupportTicketDetails
 *   POST /api/support/tickets/:id/messages          messageBody, `Idempotency-Key` → 201 SupportTicketDetails
 *   POST /api/support/tickets/:id/resolve           → SupportTicketDetails
 *   POST /api/support/tickets/:id/reopen            messageBody: what is still wrong → SupportTicketDetails
 *   POST /api/support/tickets/:id/read              → 204: what was written up to now was seen by the person
 *
 * A move that the state does not allow answers 409 TICKET_MOVED_ON. Changes are told as `support.changed`.
 */

const paragraphs = ({ min, max }: { min: number; max: number }) => multiLine().min(min).max(max);
/** Addresses of pictures uploaded for the purpose `support`. */
const attachments = z.array(z.string().max(300)).max(TICKET_LIMITS.attachments).default([]);

/** What the dashboard knows of the moment a ticket is about; the person sees it before it is sent and may leave it out. */
export const ticketContext = z.strictObject({
  /** The page's address inside the dashboard. */
  page: z.string().max(200).optional(),
  /** The build of the dashboard. */
  version: z.string().max(40).optional(),
  lastError: z
    .strictObject({
      code: z.string().max(80),
      message: z.string().max(300),
      /** What was asked of the server, as `GET /api/orders`; no values. */
      request: z.string().max(200).optional(),
      at: z.iso.datetime(),
    })
    .optional(),
  browser: z.string().max(120).optional(),
  language: z.string().max(20).optional(),
  /** Of the window, in CSS pixels. */
  viewport: z.string().max(20).optional(),
});
export type TicketContext = z.output<typeof ticketContext>;

export const ticketBody = z.strictObject({
  subject: oneLine().min(TICKET_LIMITS.subject.min).max(TICKET_LIMITS.subject.max),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES).default('NORMAL'),
  description: paragraphs(TICKET_LIMITS.description),
  attachments,
  context: ticketContext.nullable().default(null),
});
export type TicketBody = z.output<typeof ticketBody>;

export const messageBody = z.strictObject({ text: paragraphs(TICKET_LIMITS.message), attachments });
export type MessageBody = z.output<typeof messageBody>;

/** Query of the list: by the last text, newest first, by keyset. */
export const ticketListQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(30),
});

export type MessageAuthor = 'CUSTOMER' | 'SUPPORT';

export interface SupportTicketDto {
  id: string;
  /** Counted in the business, from 1001 on. */
  number: number;
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  openedBy: { id: string; name: string };
  openedAt: string;
  /** Of the description while nobody has written since. */
  lastMessage: { author: MessageAuthor; name: string; at: string };
  /** Support wrote something that the person has not seen. */
  unread: boolean;
  version: number;
}

export interface SupportMessageDto {
  id: string;
  author: MessageAuthor;
  name: string;
  /** What the text did beside being written. */
  move: Extract<TicketMove, 'resolve' | 'reopen'> | null;
  text: string;
  attachments: string[];
  at: string;
}

export interface SupportTicketDetails extends SupportTicketDto {
  description: string;
  attachments: string[];
  context: TicketContext | null;
  /** The newest 200, oldest first. */
  messages: SupportMessageDto[];
  /** What people of the business can do now. */
  moves: TicketMove[];
  canReply: boolean;
  resolvedAt: string | null;
  /** When a resolved one is closed for good. */
  closesAt: string | null;
}

/** `meta` of the list: the cursor of older tickets, or null. */
export interface TicketListMeta {
  next: string | null;
}
