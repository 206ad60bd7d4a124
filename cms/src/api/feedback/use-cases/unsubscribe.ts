import { writeAudit } from '../../../audit/audit';
import type { Language } from '../../../contracts/session';
import { inTransaction } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { message } from '../../../errors/messages';
import { hasWithdrawnEmail, withdrawEmail } from '../../carts/exports';
import { orderByToken } from '../../orders/exports';

/**
 * Ends surveys and reminders of a business for the address of an order. Whoever has the token of an order has its mail.
 *
 * @throws ApiError 404 for an unknown token
 */
export function unsubscribeFromSurveys(
  token: string,
  language: Language,
  now: Date,
): Promise<{ message: string }> {
  return inTransaction(async (tx) => {
    const order = await orderByToken(tx, token);
    if (!order) throw notFound();
    const { businessId, branchId, id, customerEmail, customerName } = order;
    if (customerEmail && !(await hasWithdrawnEmail(tx, businessId, customerEmail))) {
      await withdrawEmail(tx, businessId, customerEmail, now);
      await writeAudit(tx, {
        ...{ at: now, businessId, branchId, actor: { kind: 'CUSTOMER', name: customerName } },
        ...{ entity: 'order', entityId: id, action: 'unsubscribe' },
      });
    }
    return { message: message('SURVEY_UNSUBSCRIBED', language) };
  });
}
