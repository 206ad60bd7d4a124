import type { z } from 'zod';
import type { twoFactorLoginBody } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { allowTry, resetTries, LIMITS } from '../../../sessions/attempts';
import { findDevice } from '../../../sessions/device';
import type { NewSession, Origin } from '../../../sessions/open-session';
import { readTicket, ticketExpired, consumeTicket, wrongCode } from '../store/tickets';
import { personById } from '../store/people';
import { verifySecondFactor } from '../two-factor/second-factor';
import { completeSignIn } from './start-session';

/** The second step of signing in: a code of the app or a recovery code, with the ticket of the first step. */
export async function signInSecondStep(
  { ticket, code, rememberDevice }: z.output<typeof twoFactorLoginBody>,
  origin: Origin,
  now: Date,
): Promise<NewSession> {
  const { person, remember, known } = await read(async (sql) => {
    const { userId, remember } = await readTicket(sql, 'SECOND_FACTOR', ticket, now);
    const person = await personById(sql, userId);
    return { person, remember, ...(await findDevice(sql, userId, origin.deviceHash, now)) };
  });
  if (!person?.active || !person.twoFactor) throw ticketExpired('ticket');
  const subject = known ? `${person.id} ${origin.deviceHash ?? ''}` : String(person.id);
  const { left } = await allowTry(LIMITS.secondFactor, subject, now);

  return inTransaction(async (tx) => {
    if (!(await verifySecondFactor(tx, person.id, code, now))) throw wrongCode(left);
    await consumeTicket(tx, 'SECOND_FACTOR', ticket, now);
    await resetTries(tx, LIMITS.secondFactor, subject);
    return completeSignIn(tx, { person, origin, remember, now }, { trust: rememberDevice });
  });
}
