import { feedbackKind } from '../../../src/domain/feedback';
import { change, rows } from './database';

interface Copy {
  businessId: string;
  branchId: string;
  orderId: string;
  day: string;
  nps: number;
  courierId: string;
}

/**
 * Writes many answers past the API: copies of one answer and of its order, each with an id of its own. Figures need more of them
 * than orders can be lived through in a test.
 */
export async function copyFeedback(feedbackId: string, copies: readonly Copy[]): Promise<void> {
  for (const [index, copy] of copies.entries()) {
    const orderId = `${copy.orderId.slice(0, 16)}copy${index}`;
    await copyRow('orders', copy.orderId, {
      ...{ document_id: orderId, token: `${orderId}token`, branch_id: copy.branchId },
      ...{ sequence: 10_000 + index, payment_ref: null },
    });
    await copyRow('feedback', feedbackId, {
      ...{ document_id: `${feedbackId.slice(0, 16)}copy${index}`, order_id: orderId },
      ...{ branch_id: copy.branchId, business_day: copy.day, nps: copy.nps },
      ...{ kind: feedbackKind(copy.nps), courier_id: copy.courierId },
    });
  }
}

async function copyRow(table: string, id: string, changes: Record<string, string | number | null>) {
  const [row] = await rows<Record<string, string | number | null>>(
    `SELECT * FROM ${table} WHERE document_id = ?`,
    [id],
  );
  if (!row) throw new Error(`There is nothing to copy in ${table}`);
  const { id: _, ...columns } = { ...row, ...changes };
  const json = (value: unknown) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
  const names = Object.keys(columns);
  await change(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns).map(json) as string[],
  );
}
