import type { RemindBody } from '../../../contracts/carts';
import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import {
  CART_TRANSITIONS,
  reminderRefusal,
  type ReminderBy,
  type ReminderRefusal,
  type ReminderWay,
} from '../../../domain/carts';
import { reachesBranch } from '../../../domain/access';
import { seesCustomers } from '../../../domain/orders/contact-visibility';
import { ApiError, forbidden, notFound } from '../../../errors/api-error';
import { enqueueJob } from '../../../outbox/outbox';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { whatsappUrl } from '../reminder-words';
import { customerHistories, recordReminder } from '../customer-history';
import { cartById, changeCart, NO_CONTACT, type StoredCart } from '../store/carts';
import { isAcceptingOrders } from '../is-accepting-orders';
import { publishCartChange } from '../publish-cart-change';

/** What becomes of a cart whose customer is not written to by itself, now or later: the clock does not ask for it again. */
function passedOver(refusal: ReminderRefusal, now: Date): Partial<StoredCart> | null {
  switch (refusal) {
    case 'CART_ORDERED':
      return { state: CART_TRANSITIONS.expire.to, ...NO_CONTACT };
    case 'CART_ALREADY_REMINDED':
      // Of another cart: of this one somebody may still remind them by hand.
      return { passedOverAt: now.toISOString() };
    case 'CART_NO_CONSENT':
      return NO_CONTACT;
    default:
      return null;
  }
}

/** Writes to a customer because the time has come; nothing where they ordered meanwhile or may not be written to now. */
export async function remindByClock(cart: StoredCart, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const store = await storeOf(tx, cart.branchId);
    if (!store) return;
    const refusal = await refusalOf(tx, cart, store, { by: 'CLOCK', way: 'EMAIL', now });
    if (refusal === null) return void (await remind(tx, cart, 'CLOCK', 'EMAIL', now));
    const changes = passedOver(refusal, now);
    if (changes && (await changeCart(tx, cart, changes, now)) > 0) await publishCartChange(tx, cart, now);
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
    const refusal = await refusalOf(tx, cart, store, { by: 'PERSON', way, now });
    if (refusal) throw new ApiError(409, refusal);
    if (cart.version !== version || !(await remind(tx, cart, 'PERSON', way, now)))
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

async function refusalOf(
  tx: Tx,
  cart: StoredCart,
  store: LoadedStore,
  about: { by: ReminderBy; way: ReminderWay; now: Date },
): Promise<ReminderRefusal | null> {
  const customer = (await customerHistories(tx, cart.businessId, [cart]))(cart.id);
  const canOrder = await isAcceptingOrders(tx, store, about.now);
  return reminderRefusal(cart, { ...about, customer, canOrder, timeZone: store.branch.timezone });
}

/** @throws ApiError 409 where the customer was reminded of another cart at the same time */
async function remind(
  tx: Tx,
  cart: StoredCart,
  by: ReminderBy,
  way: ReminderWay,
  now: Date,
): Promise<boolean> {
  const stamp = by === 'CLOCK' ? 'autoRemindedAt' : 'handRemindedAt';
  const changes = { state: CART_TRANSITIONS.remind.to, [stamp]: now.toISOString() };
  if ((await changeCart(tx, cart, changes, now)) === 0) return false;
  if (!(await recordReminder(tx, cart, by, now))) throw new ApiError(409, 'CART_ALREADY_REMINDED');
  await publishCartChange(tx, cart, now);
  if (way === 'EMAIL') {
    await enqueueJob(tx, {
      businessId: cart.businessId,
      topic: 'cart.reminder-mail',
      dedupeKey: `cart.reminder-mail:${cart.id}:${stamp}`,
      payload: { cartId: cart.id, ...(by === 'CLOCK' && { dueAt: now.toISOString() }) },
    });
  }
  return true;
}
