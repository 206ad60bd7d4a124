import { moveWithin, reverseWithin } from '../../src/api/sellers/use-cases/move-commissions';
import { commissions, type StoredCommission } from '../../src/api/sellers/store/commissions';
import type { Tx } from '../../src/database/transaction';
import { addDays, businessDay, DAY_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import type { BuiltBranch } from './business';
import { make } from './make';

const SELLER = 'api::sellers.seller';
/** How old sales are that are paid out, and that are approved, in days. */
const PAID_DAYS = 15;
const APPROVED_DAYS = 6;

/** Stores the sellers of a branch, all of them at work: who pauses today has sold before. */
export async function buildSellers(branch: BranchOfSellers, people: readonly Viewer[]): Promise<void> {
  for (const { guests: _guests, days: _days, person, state: _state, ...row } of branch.plan.sellers) {
    const whose = people.find(({ email }) => email === person);
    if (person !== null && !whose) throw new Error(`Nobody has the address ${person}`);
    await make(SELLER, {
      ...row,
      personId: whose ? String(whose.userId) : null,
      businessId: branch.businessId,
      branchId: branch.id,
      state: 'ACTIVE',
    });
  }
}

type BranchOfSellers = Pick<BuiltBranch, 'id' | 'businessId' | 'plan'>;

/**
 * Does what the manager of a branch did for its sellers: older sales are paid out, later ones approved, the last ones
 * wait; of two a part or all was taken back.
 */
export async function settleSellers(
  tx: Tx,
  branch: BranchOfSellers,
  { manager, reason }: { manager: Viewer; reason: string },
  now: Date,
): Promise<void> {
  const { timezone, closeoutTime } = branch.plan.row;
  const today = businessDay(now, timezone, closeoutTime);
  const until = (daysAgo: number) => earnedUntil(tx, branch, addDays(today, -daysAgo));
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);

  const giveBack = ({ id, version }: StoredCommission, refundedCents: number): Promise<void> =>
    reverseWithin(tx, manager, id, { version, refundedCents, reason }, at(APPROVED_DAYS - 1));

  const older = await until(PAID_DAYS);
  await moveAll(tx, manager, 'approve', older, at(PAID_DAYS - 2));
  await moveAll(tx, manager, 'pay', older, at(PAID_DAYS - 3));
  const [whole, part] = (await until(APPROVED_DAYS)).sort((a, b) => b.amountCents - a.amountCents);
  if (whole) await giveBack(whole, whole.soldCents);
  if (part) await giveBack(part, Math.round(part.soldCents / 2));
  await moveAll(tx, manager, 'approve', await until(APPROVED_DAYS), at(APPROVED_DAYS - 2));

  for (const { code, state } of branch.plan.sellers) {
    if (state === 'PAUSED')
      await tx.run("UPDATE sellers SET state = 'PAUSED' WHERE business_id = ? AND code = ?", [
        branch.businessId,
        code,
      ]);
  }
}

const earnedUntil = (tx: Tx, { businessId, id }: BranchOfSellers, day: string): Promise<StoredCommission[]> =>
  commissions.select(
    tx,
    "business_id = ? AND branch_id = ? AND state = 'EARNED' AND business_day <= ? ORDER BY id",
    [businessId, id, day],
  );

async function moveAll(
  tx: Tx,
  manager: Viewer,
  move: 'approve' | 'pay',
  rows: readonly StoredCommission[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const expectedCents = rows.reduce(
    (sum, { amountCents, reversedCents }) => sum + amountCents - reversedCents,
    0,
  );
  await moveWithin(tx, manager, move, { ids: rows.map(({ id }) => id), expectedCents }, at);
}
