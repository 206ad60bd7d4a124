import { LANGUAGES, type Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { formatsOf } from '../../../domain/format';
import { mailName, mailText } from '../../../domain/text';
import { environment } from '../../../environment';
import { moneyArguments } from '../../../errors/messages';
import { storeOf } from '../../../store/stores';
import { orderOfJob, type StoredOrder } from '../store/order-row';

export interface OrderToMail {
  order: StoredOrder;
  email: string;
  language: Language;
  /** How the business writes amounts, days and times, in the customer's language. */
  formats: ReturnType<typeof formatsOf>;
  /** What fills the sentences of a mail about an order. */
  args: Record<'number' | 'store' | 'name' | 'currency' | 'country' | 'url', string | number> & {
    totalCents: number;
  };
}

/** An order as a mail to its customer needs it; null where it came without an address or is gone. */
export async function orderToMail(orderId: string): Promise<OrderToMail | null> {
  const found = await read(async (sql) => {
    const order = await orderOfJob(sql, orderId);
    if (!order) return null;
    const store = await storeOf(sql, order.branchId);
    return store && order.customerEmail ? { order, store, email: order.customerEmail } : null;
  });
  if (!found) return null;
  const { order, store, email } = found;
  const language = LANGUAGES.find((known) => known === order.language) ?? store.business.language;
  return {
    order,
    email,
    language,
    formats: formatsOf({ ...store.business, timeZone: store.branch.timezone }, language),
    args: {
      number: order.number,
      store: mailText(store.branch.name),
      name: mailName(order.customerName),
      totalCents: order.totalCents,
      ...moneyArguments(store.business),
      url: `${environment.publicUrl}/t/${order.token}`,
    },
  };
}
