import { isLost } from '../../../domain/orders/life-cycle';
import { moneyOf } from '../../../domain/orders/money';
import { message } from '../../../errors/messages';
import type { RefundUpdate } from '../../../outbox/outbox';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import { orderToMail } from '../present/order-mail';
import { reasonOf } from './send-ending-mail';
import type { StoredOrder } from '../store/order-row';

/** Tells the customer that they get money back, or have got it. */
export async function sendRefundMail(update: RefundUpdate, jobId: string): Promise<void> {
  const mail = await orderToMail(update.orderId);
  if (!mail) return;
  const { order, email, language } = mail;
  const { about } = update;
  const amountCents = about === 'DUE' ? stillOwedCents(order, update) : update.amountCents;
  if (!(amountCents > 0)) return;
  const args = { ...mail.args, amountCents };
  // Of an order that comes to nothing the food is not awaited either.
  const owed = isLost(order.state)
    ? message('MAIL_REFUND_DUE', language, args)
    : message('MAIL_REFUND_DUE_LESS', language, args);
  const [subject, text] =
    about === 'DUE'
      ? [message('MAIL_REFUND_DUE_SUBJECT', language, args), owed]
      : [message('MAIL_REFUND_GIVEN_SUBJECT', language, args), message('MAIL_REFUND_GIVEN', language, args)];
  const reason = about === 'DUE' ? reasonOf(order, language) : [];
  const follow = message('MAIL_ORDER_FOLLOW', language, args);
  await sendWithinLimit('ORDER_UPDATE', {
    id: jobId,
    to: email,
    subject,
    text: [text, ...reason, '', follow].join('\n'),
  });
}

/**
 * What is owed of that which a move made owed; 0 where it was given back or taken back meanwhile, or where a later move –
 * that the order came to nothing, or that still more is owed – tells of all of it.
 */
function stillOwedCents(order: StoredOrder, { amountCents, ended }: RefundUpdate): number {
  const { refundDueCents } = moneyOf(order);
  return isLost(order.state) === ended && refundDueCents <= amountCents ? refundDueCents : 0;
}
