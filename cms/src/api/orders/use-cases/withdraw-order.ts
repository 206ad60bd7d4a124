import type { PlacedOrderDto, PlaceOrderBody } from '../../../contracts/storefront';
import { inTransaction } from '../../../database/transaction';
import { withdraw } from '../../../idempotency/idempotency';
import type { LoadedStore } from '../../../store/load-store';
import { placingScope } from './place-order';

interface Withdrawn {
  /** The order as it was sent: who knows the key alone is told nothing. */
  body: PlaceOrderBody;
  idempotencyKey: string;
  now: Date;
}

/**
 * Settles an order whose answer was lost, before another is placed in its stead: it is withdrawn, and refused should it
 * still arrive. Where it was taken already it stays, and is answered as it was then.
 */
export const withdrawOrder = (
  { branch }: LoadedStore,
  { body, idempotencyKey, now }: Withdrawn,
): Promise<PlacedOrderDto | null> =>
  inTransaction((tx) =>
    withdraw<PlacedOrderDto>(tx, { scope: placingScope(branch.id), key: idempotencyKey, body, now }),
  );
