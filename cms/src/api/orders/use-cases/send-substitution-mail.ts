import { SUBSTITUTION_MIN } from '../../../domain/edit';
import { mailText } from '../../../domain/text';
import { message } from '../../../errors/messages';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import { orderToMail } from '../present/order-mail';

/** Asks the customer by mail as well, unless it has been answered by then. */
export async function sendSubstitutionMail(
  { orderId, question }: { orderId: string; question: string },
  jobId: string,
): Promise<void> {
  const mail = await orderToMail(orderId);
  const substitution = mail?.order.substitution;
  if (!mail || substitution?.id !== question) return;
  const { order, email, language } = mail;
  const args = {
    ...mail.args,
    item: mailText(order.items[substitution.place]?.name ?? ''),
    substitute: mailText(substitution.substitute.name),
    offeredCents: substitution.totalCents,
    minutes: SUBSTITUTION_MIN,
  };
  await sendWithinLimit('ORDER_UPDATE', {
    id: jobId,
    to: email,
    subject: message('MAIL_SUBSTITUTION_SUBJECT', language, args),
    text: message('MAIL_SUBSTITUTION', language, args),
  });
}
