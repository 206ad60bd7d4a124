import type { RemindBody, RemindedDto } from '../../../contracts/carts';
import { readOne } from '../../../crud/read-rows';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { cart } from '../nouns/cart';
import { remindCart } from './remind-cart';

/** Reminds a customer and answers the cart as it is by then; who was too late is told it as well. */
export async function remindByHand(
  viewer: Viewer,
  id: string,
  body: RemindBody,
  now: Date,
): Promise<RemindedDto> {
  try {
    const whatsappUrl = await remindCart(viewer, id, body, now);
    return { cart: await readOne(cart, viewer, id), whatsappUrl };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw new ApiError(409, error.code, { details: { current: await readOne(cart, viewer, id) } });
  }
}
