import type { Tx } from './transaction';

/** Does work in a transaction so that, if it fails, only the work is taken back and the transaction goes on. */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.run('SAVEPOINT work');
  try {
    const result = await work();
    await tx.run('RELEASE SAVEPOINT work');
    return result;
  } catch (error) {
    await tx.run('ROLLBACK TO SAVEPOINT work');
    await tx.run('RELEASE SAVEPOINT work');
    throw error;
  }
}
