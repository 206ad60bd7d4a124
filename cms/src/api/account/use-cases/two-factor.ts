import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type {
  RecoveryCodesDto,
  twoFactorConfirmBody,
  twoFactorProofBody,
  TwoFactorSetUpDto,
  twoFactorSetUpBody,
} from '../../../contracts/account';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { allowTry, resetTries, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { selfAuditEntry, enqueueEmailToPerson } from '../self-audit';
import { requireCurrentPassword } from '../passwords';
import { personById, type Person } from '../store/people';
import { wrongCode } from '../store/tickets';
import { confirmSecret, deleteSecondFactor } from '../store/two-factor';
import {
  storeNewSecret,
  renewRecoveryCodes,
  verifySecondFactor,
  redeemTotp,
} from '../two-factor/second-factor';

/** Makes the secret for the person's app. Nothing is asked for before a code of it was confirmed. */
export async function setUpTwoFactor(
  viewer: Viewer,
  { password }: z.output<typeof twoFactorSetUpBody>,
  now: Date,
): Promise<TwoFactorSetUpDto> {
  const person = await requireCurrentPassword(viewer, password, 'password', now);
  const kept = await inTransaction((tx) => storeNewSecret(tx, person.id, person.email));
  if (!kept) throw new ApiError(409, 'TWO_FACTOR_IS_ON');
  return kept;
}

/** Turns the second factor on, once the app has shown that it has the secret. The recovery codes are told this once. */
export async function confirmTwoFactor(
  viewer: Viewer,
  { code }: z.output<typeof twoFactorConfirmBody>,
  now: Date,
): Promise<RecoveryCodesDto> {
  const person = await read((sql) => personById(sql, viewer.userId));
  if (!person) throw notFound();
  const { left } = await allowTry(LIMITS.secondFactor, String(person.id), now);
  const recoveryCodes = await inTransaction(async (tx) => {
    // First what one of many at once can do; whether the code is right is seen after.
    if ((await confirmSecret(tx, person.id, now)) === 0) throw new ApiError(409, 'TWO_FACTOR_NOT_BEGUN');
    if (!(await redeemTotp(tx, person.id, code, now))) throw wrongCode(left);
    await resetTries(tx, LIMITS.secondFactor, String(person.id));
    await writeAudit(tx, selfAuditEntry(person, 'two-factor-on', now));
    await tellOfTwoFactor(tx, person, 'two-factor-on');
    return renewRecoveryCodes(tx, person.id);
  });
  return { recoveryCodes };
}

type Proof = z.output<typeof twoFactorProofBody>;

/** Turns the second factor off; it takes the password and a code, so that a screen left open is not enough. */
export async function turnOffTwoFactor(viewer: Viewer, proof: Proof, now: Date): Promise<void> {
  await proven(viewer, proof, now, async (tx, person) => {
    await deleteSecondFactor(tx, person.id);
    await writeAudit(tx, selfAuditEntry(person, 'two-factor-off', now));
    await tellOfTwoFactor(tx, person, 'two-factor-off');
  });
}

/** Gives new recovery codes; the old ones are worth nothing any more. */
export async function makeNewRecoveryCodes(
  viewer: Viewer,
  proof: Proof,
  now: Date,
): Promise<RecoveryCodesDto> {
  return proven(viewer, proof, now, async (tx, person) => {
    await writeAudit(tx, selfAuditEntry(person, 'new-recovery-codes', now));
    return { recoveryCodes: await renewRecoveryCodes(tx, person.id) };
  });
}

async function proven<T>(
  viewer: Viewer,
  { password, code }: Proof,
  now: Date,
  work: (tx: Tx, person: Person) => Promise<T>,
): Promise<T> {
  const person = await requireCurrentPassword(viewer, password, 'password', now);
  if (!person.twoFactor) throw new ApiError(409, 'TWO_FACTOR_IS_OFF');
  const { left } = await allowTry(LIMITS.secondFactor, String(person.id), now);
  return inTransaction(async (tx) => {
    if (!(await verifySecondFactor(tx, person.id, code, now))) throw wrongCode(left);
    await resetTries(tx, LIMITS.secondFactor, String(person.id));
    return work(tx, person);
  });
}

/** The person learns by mail that signing in has become harder or easier, in case it was not them. */
const tellOfTwoFactor = (tx: Tx, person: Person, letter: 'two-factor-on' | 'two-factor-off'): Promise<void> =>
  enqueueEmailToPerson(tx, person, letter, { page: '/dashboard/config-user' });
