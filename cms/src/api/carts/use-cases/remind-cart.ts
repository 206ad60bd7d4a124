import type { RemindBody } from '../../../contracts/carts';
import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import { CART_TRANSITIONS, reminderRefusal, type ReminderWay } from '../../../domain/carts';
import { reachesBranch } from '../../../domain/access';
import { seesCustomers } from '../../../domain/orders/contact-visibility';
import { ApiError, forbidden, notFound } from '../../../errors/api-error';
import { enqueueJob } from '../../../outbox/outbox';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { whatsappUrl } from '../reminder-words';
import { cartById, changeCart, type StoredCart } from '../store/carts';
import { isAcceptingOrders } from '../is-accepting-orders';
import { publishCartChange } from '../publish-cart-change';

/** Writes to a customer because the time has come; nothing where they ordered meanwhile or may not be written to now. */
export async function remindByClock(cart: StoredCart, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const store = await storeOf(tx, cart.branchId);
    if (!store) return;
    const canBeOrdered = await isAcceptingOrders(tx, store, now);
    const about = {
      by: 'CLOCK',
      way: 'EMAIL',
      canOrder: canBeOrdered,
      now,
      timeZone: store.branch.timezone,
    } as const;
    if (reminderRefusal(cart, about) !== null) return;
    await remind(tx, cart, 'autoRemindedAt', 'EMAIL', now);
  });
}

/**
 * Reminds a customer by hand, once: by mail, or with an address that opens WhatsApp with the words ready.
 *
 * @throws ApiError 404 outside the viewer's reach, 409 with the reason why not, or STALE_VERSION where the cart moved on
 */
export async function remindCart(
  viewer: Viewer,
  id: string,
  { version, way }: RemindBody,
  now: Date,
): Promise<string | null> {
  return inTransaction(async (tx) => {
    const cart = await cartById(tx, viewer.businessId, id);
    const store = cart && reachesBranch(viewer, cart.branchId) ? await storeOf(tx, cart.branchId) : null;
    if (!cart || !store) throw notFound();
    // The address of WhatsApp is the customer's phone.
    if (way === 'WHATSAPP' && !seesCustomers(viewer)) throw forbidden('customer.view', ['way']);
    const canBeOrdered = await isAcceptingOrders(tx, store, now);
    const refusal = reminderRefusal(cart, {
      ...{ by: 'PERSON', way, now, timeZone: store.branch.timezone },
      canOrder: canBeOrdered,
    });
    if (refusal) throw new ApiError(409, refusal);
    if (cart.version !== version || !(await remind(tx, cart, 'handRemindedAt', way, now)))
      throw new ApiError(409, 'STALE_VERSION');
    await writeAudit(tx, {
      at: now,
      businessId: cart.businessId,
      branchId: cart.branchId,
      actor: actorOf(viewer),
      entity: 'cart',
      entityId: cart.id,
      action: 'remind',
      before: { state: cart.state },
      after: { state: CART_TRANSITIONS.remind.to, way },
      reason: null,
    });
    return way === 'WHATSAPP' ? whatsappUrl(cart, store) : null;
  });
}

async function remind(
  tx: Tx,
  cart: StoredCart,
  stamp: 'autoRemindedAt' | 'handRemindedAt',
  way: ReminderWay,
  now: Date,
): Promise<boolean> {
  const changes = { state: CART_TRANSITIONS.remind.to, [stamp]: now.toISOString() };
  if ((await changeCart(tx, cart, changes, now)) === 0) return false;
  await publishCartChange(tx, cart, now);
  if (way === 'EMAIL') {
    await enqueueJob(tx, {
      businessId: cart.businessId,
      topic: 'cart.reminder-mail',
      dedupeKey: `cart.reminder-mail:${cart.id}:${stamp}`,
      payload: { cartId: cart.id },
    });
  }
  return true;
}
