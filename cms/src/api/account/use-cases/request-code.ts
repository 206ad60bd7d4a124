import type { z } from 'zod';
import type { codeBody, CodeSentDto } from '../../../contracts/account';
import { inTransaction, read } from '../../../database/transaction';
import { allowTriesFrom, LIMITS } from '../../../sessions/attempts';
import type { Origin } from '../../../sessions/open-session';
import { resetCodeTries, checkCodeAttempt } from '../codes/gate';
import { issueCode } from '../codes/issue-code';
import { personByEmail } from '../store/people';
import { withMinimumDuration } from '../../../secrecy/minimum-duration';

const AT_LEAST_MS = 150;

/** Mails a code to whom it may be of use; everybody else is told the same and gets nothing. */
export async function requestCode(
  { purpose, email }: z.output<typeof codeBody>,
  origin: Origin,
  now: Date,
): Promise<CodeSentDto> {
  await allowTriesFrom(LIMITS.codesFromNetwork, origin.ip, now);
  return withMinimumDuration(AT_LEAST_MS, async () => {
    const { open, retryAfterSeconds } = await checkCodeAttempt(purpose, email, now);
    if (open) {
      const person = await read((sql) => personByEmail(sql, email));
      const useful = person?.active && (purpose === 'RECOVERY' || !person.confirmed);
      if (useful) await inTransaction((tx) => issueCode(tx, { person, kind: purpose, email, now }));
      else await read((sql) => resetCodeTries(sql, purpose, email));
    }
    return { retryAfterSeconds };
  });
}
