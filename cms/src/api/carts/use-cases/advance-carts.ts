import { inTransaction, read } from '../../../database/transaction';
import { ABANDONED_AFTER_MIN, EXPIRED_AFTER_DAYS, remindableAgainBefore } from '../../../domain/carts';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { isolate } from '../../../errors/job-failures';
import { remindersAt } from '../../../store/reminders';
import type { StoredCart } from '../store/carts';
import { deleteOldReminders } from '../store/contact-events';
import { abandonBefore, expireBefore, eraseOrderedContacts, PAGE, remindable } from '../store/due-carts';
import { publishCartChange } from '../publish-cart-change';
import { remindByClock } from './remind-cart';

/** Moves the carts that time moves: left after minutes, spoken of where the branch wants it, given up after days. */
export async function advanceCarts(now: Date): Promise<void> {
  const at = now.getTime();
  const left = new Date(at - ABANDONED_AFTER_MIN * MINUTE_MS);
  const old = new Date(at - EXPIRED_AFTER_DAYS * DAY_MS);
  await isolate('carts', 'those that were left', async () => {
    while ((await abandon(left, now)) === PAGE);
  });
  await isolate('carts', 'reminders', () => remind({ before: left, since: old }, now));
  await isolate('carts', 'those that are old', () =>
    inTransaction(async (tx) => {
      while ((await expireBefore(tx, old, now)) === PAGE);
      while ((await eraseOrderedContacts(tx, old)) === PAGE);
      await deleteOldReminders(tx, remindableAgainBefore(now));
    }),
  );
}

async function abandon(before: Date, now: Date): Promise<number> {
  return inTransaction(async (tx) => {
    const carts = await abandonBefore(tx, before, now);
    const branches = new Map(carts.map((cart) => [cart.branchId, cart]));
    for (const { businessId, branchId } of branches.values())
      await publishCartChange(tx, { businessId, branchId, id: branchId }, now);
    return carts.length;
  });
}

async function remind(range: { before: Date; since: Date }, now: Date): Promise<void> {
  const wanted = new Map<string, { remind: boolean; remindAfterMin: number }>();
  const remindOf = async (cart: StoredCart): Promise<void> => {
    const { businessId, branchId } = cart;
    const rule = wanted.get(branchId) ?? (await read((sql) => remindersAt(sql, businessId, branchId)));
    wanted.set(branchId, rule);
    const due = Date.parse(cart.lastActivityAt) + (ABANDONED_AFTER_MIN + rule.remindAfterMin) * MINUTE_MS;
    if (rule.remind && now.getTime() >= due) await remindByClock(cart, now);
  };
  let last: StoredCart | undefined;
  do {
    const { rows, found } = await read((sql) => remindable(sql, range, last));
    for (const cart of rows) await isolate('carts', `the cart ${cart.id}`, () => remindOf(cart));
    last = found === PAGE ? rows.at(-1) : undefined;
  } while (last);
}
