import { inTransaction, read } from '../../../database/transaction';
import { heldBackMs } from '../../../domain/carts';
import { counted } from '../../../domain/menu/unit';
import { mailText } from '../../../domain/text';
import { message } from '../../../errors/messages';
import { enqueueJob, type ReminderMail } from '../../../outbox/outbox';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import { storeOf } from '../../../store/stores';
import { remindableContacts } from '../customer-history';
import { reminderWords } from '../reminder-words';
import { cartOfJob } from '../store/carts';
import { cartsOrderedSince } from '../store/ordered-since';

/**
 * Mails a customer what they left in their cart; who ordered or took the consent back meanwhile gets nothing. What goes by
 * itself and waited for its server into the night is left for the morning.
 */
export async function sendCartReminder(mail: ReminderMail, jobId: string, now = new Date()): Promise<void> {
  const { cartId, dueAt } = mail;
  const found = await read(async (sql) => {
    const cart = await cartOfJob(sql, cartId);
    const store = cart && (await storeOf(sql, cart.branchId));
    if (!store) return null;
    // The mail may wait for its server for hours, and who is hungry orders by another way or from another device.
    const ordered = await cartsOrderedSince(sql, cart.businessId, [cart.id]);
    const remindable = await remindableContacts(sql, cart);
    return ordered.has(cart.id) || !remindable.EMAIL ? null : { cart, store };
  });
  if (found?.cart.state !== 'REMINDED' || found.cart.contactEmail === null) return;
  const { cart, store } = found;
  const delayMs = dueAt === undefined ? 0 : heldBackMs(dueAt, now, store.branch.timezone);
  if (delayMs > 0) {
    await inTransaction((tx) =>
      enqueueJob(tx, {
        businessId: cart.businessId,
        topic: 'cart.reminder-mail',
        dedupeKey: `cart.reminder-mail:${cartId}:${jobId}`,
        payload: mail,
        delayMs,
      }),
    );
    return;
  }
  const { language, args: words } = reminderWords(cart, store, found.cart.contactEmail);
  const args = { ...words, store: mailText(words.store) };
  const items = cart.items.map(
    ({ quantity, unit, name, choices }) =>
      `${counted(quantity, unit)} ${mailText(name + (choices && ` (${choices})`))}`,
  );
  await sendWithinLimit('ORDER', {
    id: jobId,
    to: found.cart.contactEmail,
    subject: message('MAIL_CART_SUBJECT', language, args),
    text: [
      message('MAIL_CART_GREETING', language, args),
      '',
      ...items,
      '',
      message('MAIL_CART_RESUME', language, args),
      '',
      message('MAIL_CART_STOP', language, args),
    ].join('\n'),
  });
}
