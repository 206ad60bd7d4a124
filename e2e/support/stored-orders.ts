import Database from 'better-sqlite3';
import { Pool } from 'pg';
import { fileURLToPath } from 'node:url';
import type { Payment } from '@domain/orders/payment';

interface StoredRow {
  token: string;
  state: string;
  total: number | string;
  payment: string | Payment;
  further: string | Payment[] | null;
  refund_due: number | string | null;
}

export interface StoredOrder {
  state: string;
  totalCents: number;
  /** Of what was received, whatever became of it. */
  paidCents: number;
  /** Of what is agreed and was not received, while there is something to pay for. */
  dueCents: number;
  /** Of all that was given back. */
  refundedCents: number;
  refundDueCents: number;
}

const NOTHING_DUE: readonly string[] = ['CANCELLED', 'REJECTED', 'EXPIRED'];

const ORDERS = `SELECT token, state, total_cents AS total, payment, further_payments AS further,
  refund_due_cents AS refund_due FROM orders`;

// One driver answers JSON as it is stored, the other what it says.
const parsed = <T>(column: string | T): T =>
  typeof column === 'string' ? (JSON.parse(column) as T) : column;

/** What the database of this run has of all orders, by the token of their page, past every door of the server. */
export async function storedOrders(baseURL: string): Promise<Map<string, StoredOrder>> {
  const rows = await read(new URL(baseURL).port);
  return new Map(
    rows.map(({ token, state, total, payment, further, refund_due: refundDue }) => {
      const payments = [parsed(payment), ...parsed(further ?? [])];
      const order = {
        state,
        totalCents: Number(total),
        paidCents: sumOf(payments.filter((payment) => !isOpen(payment))),
        dueCents: NOTHING_DUE.includes(state) ? 0 : sumOf(payments.filter(isOpen)),
        refundedCents: sumOf(payments.flatMap(({ refunds }) => refunds)),
        refundDueCents: Number(refundDue ?? 0),
      };
      return [token, order];
    }),
  );
}

const isOpen = ({ state }: Payment): boolean => state === 'CREATED' || state === 'PENDING';

const sumOf = (amounts: readonly { amountCents: number }[]): number =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);

async function read(port: string): Promise<StoredRow[]> {
  const connectionString = process.env.JOURNEYS_DATABASE_URL;
  if (connectionString) {
    const pool = new Pool({ connectionString });
    try {
      return (await pool.query<StoredRow>(ORDERS)).rows;
    } finally {
      await pool.end();
    }
  }
  const file = fileURLToPath(new URL(`../.data/${port}/comanda.db`, import.meta.url));
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare<[], StoredRow>(ORDERS).all();
  } finally {
    database.close();
  }
}
