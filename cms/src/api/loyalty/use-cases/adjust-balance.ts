import type { z } from 'zod';
import type { adjustBody } from '../../../contracts/loyalty';
import { actorOf, writeAudit } from '../../../audit/audit';
import { newId } from '../../../database/ids';
import { inTransaction } from '../../../database/transaction';
import { allocate, credit, spend } from '../../../domain/loyalty';
import { invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { customerById } from '../../customers/exports';
import { changeWallet } from '../change-wallet';
import { DAY_MS } from '../../../domain/time';
import { programById, shownProgram } from '../store/programs';

/**
 * Gives a customer units or takes some from what they can spend. What is given repays their debt first, and expires as what
 * is earned now does.
 *
 * @throws 404 NOT_FOUND for a customer or a program that is not there; 422 LOYALTY_NOT_ENOUGH at `amount`
 */
export async function adjustBalance(
  viewer: Viewer,
  customerId: string,
  { programId, amount, reason }: z.output<typeof adjustBody>,
  now: Date,
): Promise<{ customerId: string; amount: number }> {
  const { businessId } = viewer;
  return inTransaction(async (tx) => {
    const customer = await customerById(tx, businessId, customerId);
    const program = await (programId ? programById(tx, businessId, programId) : shownProgram(tx, businessId));
    if (!customer || customer.state === 'ANONYMIZED' || !program) throw notFound();
    const id = customer.mergedInto ?? customer.id;
    const key = { businessId, programId: program.id, customerId: id };
    const context = { at: now, reason, userId: viewer.userId, userName: viewer.name };
    const { expireDays } = program;
    await changeWallet(tx, key, context, (wallet) => {
      if (amount > 0) {
        const expiresAt = expireDays === null ? null : now.getTime() + expireDays * DAY_MS;
        return credit(wallet, {
          id: newId(),
          source: 'ADJUST',
          units: amount,
          now: now.getTime(),
          expiresAt,
        });
      }
      const allocations = allocate(wallet.lots, 0 - amount, { now: now.getTime() });
      if (!allocations) throw invalid([{ code: 'LOYALTY_NOT_ENOUGH', path: ['amount'] }], 422);
      return spend(wallet, allocations, 'ADJUST');
    });
    const scope = { businessId, branchId: null, at: now };
    await writeAudit(tx, {
      ...{
        ...scope,
        actor: actorOf(viewer),
        entity: 'customer',
        entityId: id,
        action: 'adjust-loyalty',
        reason,
      },
      after: {
        ...(program.kind === 'CASHBACK' ? { amountCents: amount } : { amount }),
        program: program.name,
      },
    });
    return { customerId: id, amount };
  });
}
