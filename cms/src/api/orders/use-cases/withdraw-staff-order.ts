import type { z } from 'zod';
import type { staffOrderBody, TakenOrderDto } from '../../../contracts/staff-orders';
import { inTransaction } from '../../../database/transaction';
import { withdraw } from '../../../idempotency/idempotency';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { takenOrder, typingScope } from './place-staff-order';

interface Withdrawn {
  idempotencyKey: string;
  now: Date;
}

/**
 * Settles an order that somebody of the store typed and whose answer was lost, before another is sent in its stead: it
 * is withdrawn, and refused should it still arrive. Where it was taken already it stays, and is told as it is now.
 */
export function withdrawStaffOrder(
  viewer: Viewer,
  body: z.output<typeof staffOrderBody>,
  { idempotencyKey: key, now }: Withdrawn,
): Promise<TakenOrderDto | null> {
  return inTransaction(async (tx) => {
    const { branch } = await ownStore(tx, viewer, body.branch);
    const stored = await withdraw<{ id: string }>(tx, { scope: typingScope(branch.id), key, body, now });
    return stored && takenOrder(tx, viewer, stored.id, now);
  });
}
