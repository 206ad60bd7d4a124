import { ticketBody } from '@contracts/support';
import type { TicketCategory, TicketPriority } from '@domain/support';
import type { z } from 'zod';

export interface TicketValues {
  subject: string;
  /** Empty until it is chosen. */
  category: TicketCategory | '';
  priority: TicketPriority;
  description: string;
  attachments: string[];
}

export const ticketSchema: z.ZodType<TicketValues> = ticketBody.omit({ context: true });

export const NEW_VALUES: TicketValues = {
  subject: '',
  category: '',
  priority: 'NORMAL',
  description: '',
  attachments: [],
};
