import type { AccountExportDto } from '../../../contracts/account';
import { instantOrThrow, json, type InstantColumn, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';

const MOST = 1000;

interface Row {
  number: number;
  attachments: JsonColumn;
  at: InstantColumn;
}

/** The tickets a person opened and the texts they wrote, the newest first. */
export async function textsOf(
  sql: Sql,
  { userId, businessId }: { userId: number; businessId: string },
): Promise<AccountExportDto['support']> {
  const tickets = await sql.all<Row & { subject: string; description: string }>(
    `SELECT number, subject, description, attachments, opened_at AS at FROM support_tickets
      WHERE business_id = ? AND opened_by_id = ? ORDER BY last_message_at DESC, id DESC LIMIT ${MOST}`,
    [businessId, userId],
  );
  const texts = await sql.all<Row & { text: string }>(
    `SELECT t.number, m.text, m.attachments, m.at
       FROM support_messages m JOIN support_tickets t ON t.document_id = m.ticket_id
      WHERE m.business_id = ? AND m.author_id = ? ORDER BY m.id DESC LIMIT ${MOST}`,
    [businessId, userId],
  );
  return { tickets: tickets.map(presented), texts: texts.map(presented) };
}

const presented = <Of extends Row>({ at, attachments, ...row }: Of) => ({
  ...row,
  at: instantOrThrow(at),
  attachments: json<string[]>(attachments, []),
});
