import type { Tx } from '../../database/transaction';
import { invalid } from '../../errors/api-error';
import { allowTriesFrom, LIMITS } from '../../sessions/attempts';
import type { Origin } from '../../sessions/open-session';
import { countCodeGuess, clearCodeGuesses, redeemCode, wrongCode } from '../account/exports';

/** A try at the code of an invitation that was counted. */
interface CodeGuess {
  userId: number;
  code: string;
  left: number;
}

/** Counts a try before it is made. Without a code it is none. */
export async function countInvitationGuess(
  userId: number,
  code: string | undefined,
  origin: Origin,
  now: Date,
): Promise<CodeGuess> {
  if (code === undefined) throw invalid([{ code: 'REQUIRED', path: ['code'] }]);
  await allowTriesFrom(LIMITS.checksFromNetwork, origin.ip, now);
  const { left } = await countCodeGuess('INVITATION', String(userId), now);
  return { userId, code, left };
}

/** Uses up the code that was mailed to the invited address, or refuses: wrong, old and one guess too many alike. */
export async function redeemInvitationCode(
  tx: Tx,
  { userId, code, left }: CodeGuess,
  now: Date,
): Promise<void> {
  const used = await redeemCode(tx, { userId, kind: 'INVITATION', code, now });
  if (!used || left < 0) throw wrongCode(left);
  await clearCodeGuesses(tx, 'INVITATION', String(userId));
}
