import { z } from 'zod';
import type { ConsentStateDto, CustomerDto } from './customers';
import type { Address } from '../domain/orders/order';
import { oneLine } from './text';
import { version } from './version';

/**
 * Body of `POST /api/customers/:id/anonymize`. `confirm` is the last four digits of the phone, or the name. For viewers who read
 * contacts unmasked; what is removed does not come back. 409 CUSTOMER_HAS_OPEN_ORDERS while an order is on its way.
 */
export const anonymizeBody = z.strictObject({ version, confirm: oneLine().min(1).max(80) });

/** Query of `GET /api/customers/:id/personal-data`. */
export const personalDataQuery = z.strictObject({ format: z.enum(['json', 'pdf']).default('json') });

/** `GET /api/customers/:id/personal-data?format=json`, inside `data`: everything that is stored about a person. */
export interface PersonalDataDto {
  exportedAt: string;
  business: string;
  customer: Omit<CustomerDto, 'version' | 'segment'>;
  /** Contacts of customers who are merged into this one. */
  merged: { name: string; phone: string; email: string | null; addresses: Address[] }[];
  /** Every entry of the log, the oldest first. */
  consents: ConsentStateDto[];
  orders: PersonalOrder[];
  carts: {
    at: string;
    state: string;
    name: string | null;
    phone: string | null;
    email: string | null;
    items: string[];
  }[];
  /** What they have in loyalty programs, and the newest 1,000 moves of it. */
  loyalty: {
    balances: { program: string; available: number; pending: number; debt: number }[];
    moves: { at: string; program: string; kind: string; amount: number; reason: string | null }[];
  };
  feedback: { at: string; nps: number; comment: string | null; reply: string | null }[];
  messages: { at: string | null; topic: string; sentAt: string | null }[];
}

/** An order as its customer gave it. Amounts in minor units. */
export interface PersonalOrder {
  number: string;
  placedAt: string;
  state: string;
  channel: string;
  type: string;
  name: string;
  phone: string;
  email: string | null;
  address: Address | null;
  notes: string | null;
  allergies: string | null;
  items: {
    name: string;
    variation: string | null;
    quantity: number;
    totalCents: number;
    notes: string | null;
  }[];
  payments: string[];
  totalCents: number;
}
