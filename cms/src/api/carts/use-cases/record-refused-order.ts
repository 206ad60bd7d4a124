import { inTransaction } from '../../../database/transaction';
import { isOpen, obstacleOfCode } from '../../../domain/carts';
import { ApiError } from '../../../errors/api-error';
import { cartByTokenForChange, changeCart } from '../store/carts';

/** Places an order, and keeps with its cart what stood in the way where it is refused. */
export async function recordingRefusal<T>(
  token: string | null | undefined,
  now: Date,
  place: () => Promise<T>,
): Promise<T> {
  try {
    return await place();
  } catch (error) {
    const obstacle = error instanceof ApiError ? obstacleOfCode(error.code) : 'NONE';
    if (token && obstacle !== 'NONE') {
      // The order is refused whatever becomes of this.
      await inTransaction(async (tx) => {
        const cart = await cartByTokenForChange(tx, token);
        if (cart && isOpen(cart.state)) await changeCart(tx, cart, { obstacle, step: 'REVIEW' }, now);
      }).catch((failed: unknown) => strapi.log.warn(`A refused cart was not noted: ${String(failed)}`));
    }
    throw error;
  }
}
