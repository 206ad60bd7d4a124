import { counted } from '../../../domain/menu';
import { extraWords } from '../../../domain/orders/choices';
import { message } from '../../../errors/messages';
import { mailer } from '../../../integrations/mail';
import { orderToMail } from '../present/order-mail';

/** Mails what was ordered and where to follow it, to the address that came with the order. */
export async function sendOrderConfirmation({ orderId }: { orderId: string }, jobId: string): Promise<void> {
  const mail = await orderToMail(orderId);
  if (!mail) return;
  const { order, email, language, args } = mail;
  const lines = order.items.map((item) => {
    const chosen = [...(item.variation ? [item.variation.name] : []), ...extraWords(item.extras)].join(', ');
    return `${counted(item.quantity, item.unit)} ${item.name}${chosen && ` (${chosen})`}`;
  });
  await mailer.send({
    id: jobId,
    to: email,
    subject: message('MAIL_ORDER_SUBJECT', language, args),
    text: [
      message('MAIL_ORDER_GREETING', language, args),
      '',
      ...lines,
      '',
      message('MAIL_ORDER_TOTAL', language, args),
      message('MAIL_ORDER_FOLLOW', language, args),
    ].join('\n'),
  });
}
