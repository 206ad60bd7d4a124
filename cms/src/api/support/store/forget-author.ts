import type { Sql } from '../../../database/sql';
import { NAMELESS } from '../../../audit/forgotten';

/** Takes a person's name from the tickets they opened and the texts they wrote; what was said stays said. */
export async function forgetAuthor(
  sql: Sql,
  { userId, businessId }: { userId: number; businessId: string },
): Promise<void> {
  await sql.run(
    `UPDATE support_tickets SET last_author_name = ?
      WHERE business_id = ? AND last_author = 'CUSTOMER'
        AND COALESCE((SELECT m.author_id FROM support_messages m
                       WHERE m.ticket_id = support_tickets.document_id ORDER BY m.id DESC LIMIT 1), opened_by_id) = ?`,
    [NAMELESS, businessId, userId],
  );
  await sql.run('UPDATE support_tickets SET opened_by_name = ? WHERE business_id = ? AND opened_by_id = ?', [
    NAMELESS,
    businessId,
    userId,
  ]);
  await sql.run('UPDATE support_messages SET author_name = ? WHERE business_id = ? AND author_id = ?', [
    NAMELESS,
    businessId,
    userId,
  ]);
}
