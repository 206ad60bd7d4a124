import type { z } from 'zod';
import type { TwoFactorSetUpDto, twoFactorSetUpBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { requireOwnPassword } from '../own-password';
import { keepNewSecret } from '../two-factor/second-factor';

/** Makes the secret for the person's app. Nothing is asked for before a code of it was confirmed. */
export async function setUpTwoFactor(
  viewer: Viewer,
  { password }: z.output<typeof twoFactorSetUpBody>,
  now: Date,
): Promise<TwoFactorSetUpDto> {
  const person = await requireOwnPassword(viewer, password, 'password', now);
  const kept = await inTransaction((tx) => keepNewSecret(tx, person.id, person.email));
  if (!kept) throw new ApiError(409, 'TWO_FACTOR_IS_ON');
  return kept;
}
