import { endingForCustomer } from '../../../domain/orders/ending-reason';
import { isLost } from '../../../domain/orders/life-cycle';
import { awaitedRefundCents } from '../../../domain/orders/money';
import { mailText } from '../../../domain/text';
import { message } from '../../../errors/messages';
import type { EndingNews } from '../../../outbox/outbox';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import type { Language } from '../../../contracts/session';
import { orderToMail } from '../present/order-mail';
import type { StoredOrder } from '../store/order-row';

/** Tells the customer that their order came to nothing, or that it comes after all, unless that has changed since. */
export async function sendEndingMail({ orderId, at }: EndingNews, jobId: string): Promise<void> {
  const mail = await orderToMail(orderId);
  if (mail?.order.stateChangedAt !== at) return;
  const { order, email, language } = mail;
  const args = { ...mail.args, amountCents: awaitedRefundCents(order) };
  const ended =
    args.amountCents > 0
      ? message('MAIL_REFUND_DUE', language, args)
      : message('MAIL_ORDER_ENDED', language, args);
  const [subject, text] = isLost(order.state)
    ? [message('MAIL_ORDER_ENDED_SUBJECT', language, args), ended]
    : [
        message('MAIL_ORDER_RESTORED_SUBJECT', language, args),
        message('MAIL_ORDER_RESTORED', language, args),
      ];
  const follow = message('MAIL_ORDER_FOLLOW', language, args);
  const lines = [text, ...reasonOf(order, language), '', follow];
  await sendWithinLimit('ORDER_UPDATE', { id: jobId, to: email, subject, text: lines.join('\n') });
}

/** Why an order came to nothing, as its customer is told; nothing of one that did not. */
export function reasonOf({ cancellation, state }: StoredOrder, language: Language): string[] {
  if (!cancellation || !isLost(state)) return [];
  const { code, note, by } = endingForCustomer(cancellation);
  return [
    message(`ENDING_${code}`, language),
    ...(note !== null && by !== 'CUSTOMER' ? [`“${mailText(note)}”`] : []),
  ];
}
