import { counted } from '../../../domain/menu';
import { extraWords } from '../../../domain/orders/choices';
import { promisedWindow } from '../../../domain/orders/promise';
import { mailText } from '../../../domain/text';
import { message } from '../../../errors/messages';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import { orderToMail, type OrderToMail } from '../present/order-mail';
import type { StoredOrder } from '../store/order-row';

/** Mails what was ordered and where to follow it, to the address that came with the order. */
export async function sendOrderConfirmation({ orderId }: { orderId: string }, jobId: string): Promise<void> {
  const mail = await orderToMail(orderId);
  if (!mail) return;
  const { order, email, language, args } = mail;
  const items = order.items.map((item) => {
    const chosen = [...(item.variation ? [item.variation.name] : []), ...extraWords(item.extras)].join(', ');
    return `${counted(item.quantity, item.unit)} ${mailText(item.name + (chosen && ` (${chosen})`))}`;
  });
  await sendWithinLimit('ORDER', {
    id: jobId,
    to: email,
    subject: message('MAIL_ORDER_SUBJECT', language, args),
    text: [
      message('MAIL_ORDER_GREETING', language, args),
      '',
      ...items,
      '',
      message('MAIL_ORDER_TOTAL', language, args),
      ...promised(order, mail),
      message('MAIL_ORDER_FOLLOW', language, args),
    ].join('\n'),
  });
}

/** When it is to be had, by the clock of the branch, with the day where it was ordered for later. */
function promised(
  order: Pick<StoredOrder, 'type' | 'scheduledFor' | 'promisedFrom' | 'promisedAt'>,
  { language, formats: { clock, date } }: Pick<OrderToMail, 'language' | 'formats'>,
): string[] {
  const window = promisedWindow(order);
  if (!window) return [];
  const first = (at: string) => (order.scheduledFor === null ? clock(at) : `${date(at)}, ${clock(at)}`);
  const { from, until } = window;
  if (order.type === 'DELIVERY' && from !== null)
    return [message('MAIL_ORDER_WINDOW', language, { from: first(from), until: clock(until) })];
  const at = first(until);
  return order.type === 'DELIVERY'
    ? [message('MAIL_ORDER_ARRIVES', language, { at })]
    : [message('MAIL_ORDER_READY', language, { at })];
}
