import { completedRefunds, moneyOf } from '../../../domain/orders/money';
import { isLost } from '../../../domain/orders/life-cycle';
import type { Refund } from '../../../domain/orders/payment';
import { message } from '../../../errors/messages';
import { mailer } from '../../../integrations/mail';
import type { RefundUpdate } from '../../../outbox/outbox';
import { orderToMail } from '../present/order-mail';
import { reasonOf } from './send-ending-mail';
import type { StoredOrder } from '../store/order-row';

/** Tells the customer that they get money back, or have got it, unless something happened to the order since. */
export async function sendRefundMail(
  { orderId, version, about }: RefundUpdate,
  jobId: string,
): Promise<void> {
  const mail = await orderToMail(orderId);
  if (mail?.order.version !== version) return;
  const { order, email, language } = mail;
  const amountCents = about === 'DUE' ? moneyOf(order).refundDueCents : lastGiven(order);
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
  await mailer.send({ id: jobId, to: email, subject, text: [text, ...reason, '', follow].join('\n') });
}

/** What was given back the last time, which may be of several payments. */
function lastGiven(order: StoredOrder): number {
  const givenAt = ({ at, provider }: Refund) => provider?.at ?? at;
  const refunds = completedRefunds(order);
  const last = refunds.map(givenAt).reduce((latest, at) => (at > latest ? at : latest), '');
  return refunds
    .filter((refund) => givenAt(refund) === last)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
