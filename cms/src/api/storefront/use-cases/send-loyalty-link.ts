import type { Language } from '../../../contracts/session';
import { inTransaction } from '../../../database/transaction';
import { DAY_MS } from '../../../domain/time';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/emails';
import type { LoadedStore } from '../../../store/load-store';
import { loyaltyPass } from '../../loyalty/exports';
import { customerReachedAt } from '../../orders/exports';

/** How long a mailed link opens the card. */
const LINK_DAYS = 30;

/**
 * Mails a link to the card of the customer with an e-mail address: of one to whom an order with it was handed over, as
 * anybody can order with the address of somebody else. For any other address nothing is sent; the answer is the same.
 */
export async function sendLoyaltyLink(
  { businessId, branch }: LoadedStore,
  email: string,
  { language, now }: { language: Language; now: Date },
): Promise<{ sent: true }> {
  await inTransaction(async (tx) => {
    const customer = await customerReachedAt(tx, businessId, email);
    if (!customer) return;
    const pass = loyaltyPass(businessId, customer.id, new Date(now.getTime() + LINK_DAYS * DAY_MS));
    await enqueueEmail(tx, {
      businessId,
      to: email,
      letter: 'loyalty-link',
      language,
      about: `customer:${customer.id}`,
      args: {
        name: customer.name,
        store: branch.name,
        days: String(LINK_DAYS),
        url: `${environment.publicUrl}/m/${branch.slug}?card=${pass}`,
      },
    });
  });
  return { sent: true };
}
