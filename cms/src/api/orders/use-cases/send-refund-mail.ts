import { refundDueCents } from '../../../domain/orders/refund';
import { message } from '../../../errors/messages';
import { mailer } from '../../../integrations/mail';
import type { RefundNews } from '../../../outbox/outbox';
import { orderToMail } from '../present/order-mail';

/** Tells the customer that they get money back, or have got it, unless something happened to the order since. */
export async function sendRefundMail({ orderId, version, about }: RefundNews, jobId: string): Promise<void> {
  const mail = await orderToMail(orderId);
  if (mail?.order.version !== version) return;
  const { order, email, language } = mail;
  const amountCents = about === 'DUE' ? refundDueCents(order) : (order.payment.refund?.amountCents ?? 0);
  const args = { ...mail.args, amountCents };
  await mailer.send({
    id: jobId,
    to: email,
    subject: message(`MAIL_REFUND_${about}_SUBJECT`, language, args),
    text: [
      message(`MAIL_REFUND_${about}`, language, args),
      '',
      message('MAIL_ORDER_FOLLOW', language, args),
    ].join('\n'),
  });
}
