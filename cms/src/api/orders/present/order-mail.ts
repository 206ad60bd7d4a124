import { LANGUAGES, type Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { mailName } from '../../../domain/text';
import { environment } from '../../../environment';
import { storeOf } from '../../../store/stores';
import { orderOfJob, type StoredOrder } from '../store/order-row';

interface OrderToMail {
  order: StoredOrder;
  email: string;
  language: Language;
  /** IANA name, of the branch. */
  timeZone: string;
  /** What fills the sentences of a mail about an order. */
  args: Record<'number' | 'store' | 'name' | 'currency' | 'url', string | number> & { totalCents: number };
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
  return {
    order,
    email,
    timeZone: store.branch.timezone,
    language: LANGUAGES.find((known) => known === order.language) ?? store.business.language,
    args: {
      number: order.number,
      store: store.branch.name,
      name: mailName(order.customerName),
      totalCents: order.totalCents,
      currency: store.business.currency,
      url: `${environment.publicUrl}/t/${order.token}`,
    },
  };
}
