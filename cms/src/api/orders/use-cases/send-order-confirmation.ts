import { read } from '../../../database/transaction';
import { LANGUAGES } from '../../../contracts/session';
import { counted } from '../../../domain/menu';
import { environment } from '../../../environment';
import { message } from '../../../errors/messages';
import { mailer } from '../../../integrations/mail';
import { storeOf } from '../../../store/stores';
import { selectOrders } from '../store/order-row';

/** Mails what was ordered and where to follow it, to the address that came with the order. */
export async function sendOrderConfirmation({ orderId }: { orderId: string }, jobId: string): Promise<void> {
  const found = await read(async (sql) => {
    const [order] = await selectOrders(sql, 'document_id = ?', [orderId]);
    if (!order) return null;
    const store = await storeOf(sql, order.branchId);
    return store && order.customerEmail ? { order, store, email: order.customerEmail } : null;
  });
  if (!found) return;
  const { order, store, email } = found;
  const language = LANGUAGES.find((known) => known === order.language) ?? store.business.language;
  const args = {
    number: order.number,
    store: store.branch.name,
    name: order.customerName,
    totalCents: order.totalCents,
    currency: store.business.currency,
    url: `${environment.publicUrl}/t/${order.token}`,
  };
  const lines = order.items.map(
    (item) =>
      `${counted(item.quantity, item.unit)} ${item.name}${item.variation ? ` (${item.variation.name})` : ''}`,
  );
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
