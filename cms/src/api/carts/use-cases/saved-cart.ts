import type { KeptCartDto } from '../../../contracts/carts';
import type { Language } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { message } from '../../../errors/messages';
import { storeOf } from '../../../store/stores';
import { recordOptIn, recordWithdrawal } from '../customer-history';
import { readReminderLink } from '../reminder-link';
import { cartByToken, eraseContact, eraseContactElsewhere } from '../store/carts';

/** What was in a cart, for whoever has its link: nothing of who it is of. */
export async function readSavedCart(token: string): Promise<KeptCartDto> {
  return read(async (sql) => {
    const cart = await cartByToken(sql, token);
    const store = cart && (await storeOf(sql, cart.branchId));
    if (!store) throw notFound();
    const names = new Map(cart.items.map(({ productId, name }) => [productId, name]));
    return {
      slug: store.branch.slug,
      items: cart.requestedItems.map(({ productId, variationId, quantity, extras, notes }) => ({
        name: names.get(productId) ?? '',
        productId,
        variationId: variationId ?? null,
        quantity,
        extras,
        notes: notes ?? null,
      })),
    };
  });
}

/**
 * Takes the consent back. By the token of a reminder, which only whom it went to has, it is that of the customer: for every cart of
 * the business with the same address or phone, and for those to come. A cart's own token is of whoever filled it, with whatever
 * address: by it that cart alone is meant.
 */
export async function withdrawConsent(
  token: string,
  language: Language,
  now: Date,
): Promise<{ message: string }> {
  return inTransaction(async (tx) => {
    const link = readReminderLink(token);
    const cart = link && (await cartByToken(tx, link.recoveryToken));
    if (!cart) throw notFound();
    await eraseContact(tx, cart, now);
    if (cart.recoveryToken === link.recoveryToken) {
      await eraseContactElsewhere(tx, cart, now);
      await recordWithdrawal(tx, cart, link.contact, now);
    }
    return { message: message('CART_FORGOTTEN', language, {}) };
  });
}

/**
 * Turns reminders on again for the address or the phone that the link of a reminder was sent to, and for no other. It sends
 * none by itself: the customer still agrees at the checkout.
 */
export async function resumeReminders(
  token: string,
  language: Language,
  now: Date,
): Promise<{ message: string }> {
  return inTransaction(async (tx) => {
    const link = readReminderLink(token);
    const cart = link && (await cartByToken(tx, link.recoveryToken));
    if (!cart || link.contact === null || cart.recoveryToken !== link.recoveryToken) throw notFound();
    await recordOptIn(tx, cart.businessId, link.contact, now);
    return { message: message('CART_REMINDERS_RESUMED', language, {}) };
  });
}
