import type { Tx } from '../../../database/transaction';
import { messages, tickets } from './ticket-row';

/** Removes from the tickets of a business the words by which a person is known; the rest of the texts stays. */
export async function anonymizeTickets(
  tx: Tx,
  businessId: string,
  withoutIdentity: (text: string) => string,
): Promise<void> {
  for (const { id, subject, description } of await tickets.select(tx, 'business_id = ?', [businessId])) {
    const clean = { subject: withoutIdentity(subject), description: withoutIdentity(description) };
    if (clean.subject !== subject || clean.description !== description)
      await tickets.update(tx, clean, ['document_id = ? AND business_id = ?', id, businessId]);
  }
  for (const { id, text } of await messages.select(tx, 'business_id = ?', [businessId])) {
    const clean = withoutIdentity(text);
    if (clean !== text)
      await messages.update(tx, { text: clean }, ['document_id = ? AND business_id = ?', id, businessId]);
  }
}
