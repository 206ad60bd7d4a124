import { randomUUID } from 'node:crypto';
import { databaseNow, isFuture } from '../database/clock';
import { inTransaction } from '../database/transaction';

const owner = randomUUID();

/** Whether this instance is the one to do `name` for the next `ms`: of several instances exactly one is told yes. */
export async function holdsLease(name: string, ms: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const taken = await tx.run(
      `INSERT INTO leases (name, owner, until) VALUES (?, ?, ${databaseNow(tx)} + ?)
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
         WHERE leases.owner = excluded.owner OR NOT ${isFuture(tx, 'leases.until')}`,
      [name, owner, ms, ms],
    );
    return taken > 0;
  });
}
