import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { RecoveryCodesDto, twoFactorProofBody } from '../../../contracts/account';
import { inTransaction, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { allowTry, forgetTries, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { wrongCode } from '../codes/tickets';
import { requireOwnPassword } from '../own-password';
import { aboutOneself, type Person } from '../people';
import { dropSecondFactor, renewRecoveryCodes, useSecondFactor } from '../two-factor/second-factor';
import { tellOfTwoFactor } from './confirm-two-factor';

type Proof = z.output<typeof twoFactorProofBody>;

/** Turns the second factor off; it takes the password and a code, so that a screen left open is not enough. */
export async function turnOffTwoFactor(viewer: Viewer, proof: Proof, now: Date): Promise<void> {
  await proven(viewer, proof, now, async (tx, person) => {
    await dropSecondFactor(tx, person.id);
    await writeAudit(tx, aboutOneself(person, 'two-factor-off', now));
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
    await writeAudit(tx, aboutOneself(person, 'new-recovery-codes', now));
    return { recoveryCodes: await renewRecoveryCodes(tx, person.id) };
  });
}

async function proven<T>(
  viewer: Viewer,
  { password, code }: Proof,
  now: Date,
  work: (tx: Tx, person: Person) => Promise<T>,
): Promise<T> {
  const person = await requireOwnPassword(viewer, password, 'password', now);
  if (!person.twoFactor) throw new ApiError(409, 'TWO_FACTOR_IS_OFF');
  const { left } = await allowTry(LIMITS.secondFactor, String(person.id), now);
  return inTransaction(async (tx) => {
    if (!(await useSecondFactor(tx, person.id, code, now))) throw wrongCode(left);
    await forgetTries(tx, LIMITS.secondFactor, String(person.id));
    return work(tx, person);
  });
}
