import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { RecoveryCodesDto, twoFactorConfirmBody } from '../../../contracts/account';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { environment } from '../../../environment';
import { ApiError, notFound } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/letters';
import { allowTry, forgetTries, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { wrongCode } from '../codes/tickets';
import { aboutOneself, personById, type Person } from '../people';
import { renewRecoveryCodes, useStep } from '../two-factor/second-factor';

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
    const turned = await tx.run(
      'UPDATE two_factor SET confirmed_at = ? WHERE user_id = ? AND confirmed_at IS NULL',
      [now.getTime(), person.id],
    );
    if (turned === 0) throw new ApiError(409, 'TWO_FACTOR_NOT_BEGUN');
    if (!(await useStep(tx, person.id, code, now))) throw wrongCode(left);
    await forgetTries(tx, LIMITS.secondFactor, String(person.id));
    await writeAudit(tx, aboutOneself(person, 'two-factor-on', now));
    await tellOfTwoFactor(tx, person, 'two-factor-on');
    return renewRecoveryCodes(tx, person.id);
  });
  return { recoveryCodes };
}

/** The person learns by mail that signing in has become harder or easier, in case it was not them. */
export async function tellOfTwoFactor(
  tx: Tx,
  person: Person,
  letter: 'two-factor-on' | 'two-factor-off',
): Promise<void> {
  await enqueueEmail(tx, {
    businessId: person.businessId,
    to: person.email,
    letter,
    language: person.language,
    args: { name: person.name, url: `${environment.publicUrl}/dashboard/config-user` },
  });
}
