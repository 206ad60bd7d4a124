import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { may, reachesBranch } from '../../../domain/access';
import { ringsSince } from '../../../domain/orders/escalation';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/emails';
import { branchNames, lockBranch } from '../../branches/exports';
import { activePeople, type StoredPerson } from '../../employees/exports';
import { countRinging, mailedSince, type RingingOrder } from '../store/ringing-orders';
import { MINUTE_MS } from '../../../domain/time';

/** A branch that hears nothing is told of once within this time, however many orders wait there. */
const SILENT_MS = 10 * MINUTE_MS;

/**
 * Writes to the managers of the branch, or where it has none to the owners, that nobody takes note of an order, and how
 * many wait there. Answers whether that was done, which the order's log has to keep: it is asked before the next.
 */
export async function mailManagers(tx: Tx, order: RingingOrder, now: Date): Promise<boolean> {
  const { businessId, branchId, number, id } = order;
  // Of two orders at once the second sees the mail of the first.
  await lockBranch(tx, businessId, branchId);
  if (await mailedSince(tx, order, new Date(now.getTime() - SILENT_MS))) return false;
  const waiting = await countRinging(tx, order);
  const [branch = ''] = await branchNames(tx, { businessId, branchIds: [branchId] });
  const waitedMs = now.getTime() - Date.parse(ringsSince(order));
  for (const { email, name, language } of await responsible(tx, order)) {
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
  return true;
}

async function responsible(sql: Sql, { businessId, branchId }: RingingOrder): Promise<StoredPerson[]> {
  const reached = (await activePeople(sql, businessId)).filter(
    (person) => person.email !== '' && reachesBranch(person, branchId) && may(person, 'order.accept'),
  );
  const managers = reached.filter(({ role }) => role === 'manager');
  return managers.length > 0 ? managers : reached.filter(({ role }) => role === 'owner');
}
