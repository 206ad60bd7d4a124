import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { may, reachesBranch } from '../../../domain/access';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/emails';
import { branchNames, lockBranch } from '../../branches/exports';
import { activePeople, type StoredPerson } from '../../employees/exports';
import { MINUTE_MS } from '../../../domain/time';
import { orderNumbers } from '../store/order-row';
import { countRinging, isStillRinging, lastMailSince, type RingingOrder } from '../store/ringing-orders';

/** While the order of a mail rings, its branch is told of no other within this time, however many wait there. */
const SILENT_MS = 10 * MINUTE_MS;

/** `SENT`: a mail went out. `COUNTED`: an earlier one, about the order of that number, told that this one waits as well. */
type ManagersTold = { how: 'SENT' } | { how: 'COUNTED'; number: string | null };

/**
 * Writes to the managers of the branch, or where it has none to the owners, that nobody takes note of an order, and how
 * many wait there.
 *
 * @param since when somebody could first have taken note of it, ISO-8601 UTC
 * @returns null where nobody was told of the order: it is to be tried again
 */
export async function mailManagers(
  tx: Tx,
  order: RingingOrder,
  since: string,
  now: Date,
): Promise<ManagersTold | null> {
  const { businessId, branchId, number, id } = order;
  // Of two orders at once the second sees the mail of the first.
  await lockBranch(tx, businessId, branchId);
  const earlier = await lastMailSince(tx, order, new Date(now.getTime() - SILENT_MS));
  if (earlier && since <= earlier.at) {
    const numbers = await orderNumbers(tx, businessId, [earlier.orderId]);
    return { how: 'COUNTED', number: numbers.get(earlier.orderId) ?? null };
  }
  if (earlier && (await isStillRinging(tx, businessId, earlier.orderId))) return null;
  const people = await responsible(tx, order);
  if (people.length === 0) return null;
  const waiting = await countRinging(tx, order);
  const [branch = ''] = await branchNames(tx, { businessId, branchIds: [branchId] });
  const waitedMs = now.getTime() - Date.parse(since);
  for (const { email, name, language } of people) {
    await enqueueEmail(tx, {
      businessId,
      to: email,
      about: `order:${id}`,
      letter: 'order-unheard',
      language: language ?? 'en',
      args: {
        name,
        number,
        branch,
        waiting: String(waiting),
        minutes: String(Math.max(1, Math.round(waitedMs / MINUTE_MS))),
        url: `${environment.publicUrl}/dashboard/orders/details/${id}`,
      },
    });
  }
  return { how: 'SENT' };
}

async function responsible(sql: Sql, { businessId, branchId }: RingingOrder): Promise<StoredPerson[]> {
  const reached = (await activePeople(sql, businessId)).filter(
    (person) => person.email !== '' && reachesBranch(person, branchId) && may(person, 'order.accept'),
  );
  const managers = reached.filter(({ role }) => role === 'manager');
  return managers.length > 0 ? managers : reached.filter(({ role }) => role === 'owner');
}
