import { DELETED_PERSON } from '../../../audit/anonymize';
import type { AccountExportDto } from '../../../contracts/account';
import type { Sql } from '../../../database/sql';
import type { StoredRow } from '../../../database/table';
import { messages, tickets } from './ticket-row';

interface Author {
  userId: number;
  businessId: string;
}

const MOST = 1000;
const textRows = messages.pick('text', 'attachments', 'at');

/** The tickets a person opened and the texts they wrote, the newest first. */
export async function textsOf(
  sql: Sql,
  { userId, businessId }: Author,
): Promise<AccountExportDto['support']> {
  const opened = await tickets
    .pick('number', 'subject', 'description', 'attachments', 'openedAt')
    .select(
      sql,
      `business_id = ? AND opened_by_id = ? ORDER BY last_message_at DESC, id DESC LIMIT ${MOST}`,
      [businessId, userId],
    );
  const written = await sql.all<StoredRow & { number: number }>(
    `SELECT t.number, ${textRows.columns('m')}
       FROM support_messages m JOIN support_tickets t ON t.document_id = m.ticket_id
      WHERE m.business_id = ? AND m.author_id = ? ORDER BY m.id DESC LIMIT ${MOST}`,
    [businessId, userId],
  );
  return {
    tickets: opened.map(({ openedAt: at, attachments, ...ticket }) => ({
      ...ticket,
      at,
      attachments: [...attachments],
    })),
    texts: written.map((row) => {
      const { attachments, ...text } = textRows.read(row);
      return { number: row.number, ...text, attachments: [...attachments] };
    }),
  };
}

/** Takes a person's name from the tickets they opened and the texts they wrote; what was said stays said, and not who read it. */
export async function anonymizeAuthor(sql: Sql, { userId, businessId }: Author): Promise<void> {
  await sql.run(
    `UPDATE support_tickets SET last_author_name = ?
      WHERE business_id = ? AND last_author = 'CUSTOMER'
        AND COALESCE((SELECT m.author_id FROM support_messages m
                       WHERE m.ticket_id = support_tickets.document_id ORDER BY m.id DESC LIMIT 1), opened_by_id) = ?`,
    [DELETED_PERSON, businessId, userId],
  );
  await sql.run('UPDATE support_tickets SET opened_by_name = ? WHERE business_id = ? AND opened_by_id = ?', [
    DELETED_PERSON,
    businessId,
    userId,
  ]);
  await sql.run('UPDATE support_messages SET author_name = ? WHERE business_id = ? AND author_id = ?', [
    DELETED_PERSON,
    businessId,
    userId,
  ]);
  await sql.run('DELETE FROM ticket_reads WHERE user_id = ?', [userId]);
}
