import { z } from 'zod';
import { contactNeeded } from '@domain/quote/partition-refusals';
import { isWhole } from './bodies';
import type { OrderDraft } from './draft';

/** What an order cannot be sent without, the first of what lacks. */
export type Missing = 'items' | 'phone' | 'name' | 'email' | 'address' | 'payment';

const EMAIL = z.email().max(254);

/** What is still to be said, by the server's own rules; null for an order that can be sent. */
export function missingOf(draft: OrderDraft): Missing | null {
  const { channel, type, phone, name, email, address, items, payment } = draft;
  const needed = contactNeeded(channel, type);
  if (needed && phone.trim() === '') return 'phone';
  if (name.trim() === '' && (needed || phone.trim() !== '' || email.trim() !== '')) return 'name';
  if (email.trim() !== '' && !EMAIL.safeParse(email.trim()).success) return 'email';
  if (type === 'DELIVERY' && !isWhole(address)) return 'address';
  if (items.length === 0) return 'items';
  return payment === null ? 'payment' : null;
}
