import { grantOf, reachesBranch, type Access } from './grants';
import type { Grant, Permission } from './permissions';

/** The manager's PIN: with it somebody who may do a thing fully lets another do it once. Source: `P` in the design's matrix. */

/**
 * How many wrong PINs somebody may type in a quarter of an hour and in a day, and all people of a business together in a
 * day. Of four digits there are 9,676 PINs that `pinProblem` takes: whoever types ten wrong ones every day finds the one
 * of a single manager in a day with 0.1 %, in a month with 3 %, and stands in the audit log for each day that they used up
 * (with 480 a day, as a quarter of an hour alone allows, it would be half within two weeks). Everybody of a business in
 * league comes to 0.5 % a day. As many times more where so many people have a PIN; a hundred times less with six digits.
 */
export const PIN_TRIES = { quarterOfAnHour: 5, day: 10, dayOfBusiness: 50 } as const;

/** Why a PIN is not to be taken, or null when it is. */
export type PinProblem = 'PIN_FORM' | 'PIN_WEAK';

/** What people try first: rows and columns of the keys, and the years. */
const FIRST_TRIED = new Set([
  '2580',
  '0852',
  '1470',
  '1590',
  '3570',
  '1004',
  '6969',
  '112233',
  '159753',
  '147258',
]);

/**
 * A PIN has four to six digits, and is none of those that everybody tries first: one digit or one pair over and over,
 * digits that count up or down, a year of the last and this century, a row of the keypad.
 */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^\d{4,6}$/.test(pin)) return 'PIN_FORM';
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const even = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? 0);
  const pairs = /^(\d{2})\1+$/.test(pin) || /^(\d{3})\1$/.test(pin);
  const year = /^(19|20)\d{2}$/.test(pin);
  return even || pairs || year || FIRST_TRIED.has(pin) ? 'PIN_WEAK' : null;
}

/**
 * How an approver lets somebody hold `permission` in a branch, or null when they cannot: they give approvals at all,
 * hold the permission themselves without a PIN – with their own bound, where they have one – and reach the branch.
 * @param branchId null where the thing is of no branch or it is not known yet
 */
export function approvedGrant(
  approver: Access,
  permission: Permission,
  branchId: string | null,
): Extract<Grant, 'full' | 'limited'> | null {
  if (grantOf(approver, 'approval.give') === null) return null;
  if (branchId !== null && !reachesBranch(approver, branchId)) return null;
  const grant = grantOf(approver, permission);
  return grant === 'full' || grant === 'limited' ? grant : null;
}

/**
 * The branches both reach, in the manner of `Access.branchIds`; null when there are none. What somebody does with an
 * approval, they do only where the approver could have done it too.
 */
export function sharedBranches(a: Access, b: Access): readonly string[] | null {
  if (a.branchIds.length === 0) return b.branchIds;
  if (b.branchIds.length === 0) return a.branchIds;
  const shared = a.branchIds.filter((id) => b.branchIds.includes(id));
  return shared.length > 0 ? shared : null;
}
