import type { AccountCode } from './accounts';
import { posting, transfer, type Posting } from './posting';

/** A cash drawer of a branch. */
export interface LedgerDrawer {
  id: string;
  branchId: string;
}

/** Why cash is put into a drawer or taken out of it, beside sales. */
export const DRAWER_MOVES = ['PAID_IN', 'PAID_OUT', 'EXPENSE', 'TIPS', 'TO_BANK'] as const;
export type DrawerMove = (typeof DRAWER_MOVES)[number];

const accounts = ({ id, branchId }: LedgerDrawer) => ({
  drawer: `cash.drawer:${id}` as AccountCode,
  branch: `cash.branch:${branchId}` as AccountCode,
});

/**
 * A drawer is opened with change from the branch's cash.
 *
 * @param floatCents minor units ≥ 0
 * @returns null where it is opened empty
 */
export const drawerOpenedPosting = (drawer: LedgerDrawer, floatCents: number): Posting | null =>
  transfer('DRAWER_OPENED', drawer.id, {
    from: accounts(drawer).branch,
    to: accounts(drawer).drawer,
    amountCents: floatCents,
  });

/**
 * Cash is put into a drawer or taken out of it. Cash for an expense or for tips is spent; the rest goes to the
 * branch's cash or to the bank. The drawer has a floor: what is not in it is not taken out.
 *
 * @param moveId of the move, which is posted once
 * @param amountCents minor units > 0
 */
export function drawerMovePosting(
  drawer: LedgerDrawer,
  { moveId, move, amountCents }: { moveId: string; move: DrawerMove; amountCents: number },
): Posting | null {
  const { drawer: own, branch } = accounts(drawer);
  const others: Record<DrawerMove, AccountCode> = {
    PAID_IN: branch,
    PAID_OUT: branch,
    EXPENSE: 'expenses.cash',
    TIPS: 'tips',
    TO_BANK: 'bank',
  };
  const other = others[move];
  const [from, to] = move === 'PAID_IN' ? [other, own] : [own, other];
  return transfer('DRAWER_MOVE', moveId, { from, to, amountCents });
}

/**
 * A drawer is closed: what was counted differs from what should be in it by so much, which is a loss or a gain, and all of it
 * goes back to the branch's cash.
 *
 * @param closingId of the closing: a drawer that is reopened is closed again
 * @param expectedCents the balance of the drawer, minor units ≥ 0
 * @param countedCents what is in it, minor units ≥ 0
 */
export function drawerClosedPostings(
  drawer: LedgerDrawer,
  {
    closingId,
    expectedCents,
    countedCents,
  }: { closingId: string; expectedCents: number; countedCents: number },
): Posting[] {
  const { drawer: own, branch } = accounts(drawer);
  const difference = countedCents - expectedCents;
  return [
    posting('DRAWER_DIFFERENCE', closingId, [
      { account: own, amountCents: difference },
      { account: 'cash.differences', amountCents: -difference },
    ]),
    transfer('DRAWER_CLOSED', closingId, { from: own, to: branch, amountCents: countedCents }),
  ].filter((each) => each !== null);
}
