import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { codeCheckBody, codeLinkBody } from '../../../contracts/account';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { allowTriesFrom, refundAttemptsFrom, LIMITS } from '../../../sessions/attempts';
import type { NewSession, Origin } from '../../../sessions/open-session';
import { countCodeGuess, clearCodeGuesses } from '../codes/gate';
import { redeemCode, redeemLink } from '../codes/issue-code';
import type { StoredCode } from '../store/codes';
import { confirmAddress } from '../store/sign-ups';
import { issueTicket, ticketExpired, wrongCode } from '../store/tickets';
import { selfAuditEntry } from '../self-audit';
import { personByEmail, personById, type Person } from '../store/people';
import { signInOrChallenge } from './start-session';

/** A right code lets in, or gives a ticket for a new password. */
export type Checked = { entry: NewSession } | { ticket: string };

/** Takes the digits of a mail. Wrong ones, old ones and those of an address nobody has are refused alike. */
export async function checkCode(
  { purpose, email, code }: z.output<typeof codeCheckBody>,
  origin: Origin,
  now: Date,
): Promise<Checked> {
  await allowTriesFrom(LIMITS.checksFromNetwork, origin.ip, now);
  const { left } = await countCodeGuess(purpose, email, now);
  const person = await read((sql) => personByEmail(sql, email));
  const accepted = await inTransaction(async (tx) => {
    const used = await redeemCode(tx, { userId: person?.id ?? 0, kind: purpose, code, now });
    // Looked at in any case and thrown away here, so that a guess too many takes as long as any other.
    if (!used || left < 0) throw wrongCode(left);
    await clearCodeGuesses(tx, purpose, email);
    return accept(tx, used, origin, now);
  });
  await refundAttemptsFrom(LIMITS.checksFromNetwork, origin.ip);
  return proceed(accepted, origin, now);
}

/** Takes the token of a mail's button. */
export async function openLink(
  { token }: z.output<typeof codeLinkBody>,
  origin: Origin,
  now: Date,
): Promise<Checked> {
  await allowTriesFrom(LIMITS.checksFromNetwork, origin.ip, now);
  const accepted = await inTransaction(async (tx) => {
    const used = await redeemLink(tx, token, now);
    if (!used) throw ticketExpired('token');
    await clearCodeGuesses(tx, used.purpose, used.email);
    return accept(tx, used, origin, now);
  });
  await refundAttemptsFrom(LIMITS.checksFromNetwork, origin.ip);
  return proceed(accepted, origin, now);
}

interface Accepted {
  person: Person;
  /** For a new password; null where the one that was chosen stays. */
  ticket: string | null;
}

async function accept(
  tx: Tx,
  { purpose, userId }: StoredCode,
  { deviceHash }: Origin,
  now: Date,
): Promise<Accepted> {
  const person = await personById(tx, userId);
  if (!person?.active) throw ticketExpired('code');
  let keepsPassword = false;
  if (!person.confirmed) {
    keepsPassword = await confirmAddress(tx, userId, purpose === 'SIGNUP' ? deviceHash : null);
    await writeAudit(tx, selfAuditEntry(person, 'confirm-email', now));
  }
  if (keepsPassword) return { person, ticket: null };
  return { person, ticket: await issueTicket(tx, 'NEW_PASSWORD', { userId, remember: false }, now) };
}

async function proceed({ person, ticket }: Accepted, origin: Origin, now: Date): Promise<Checked> {
  if (ticket !== null) return { ticket };
  return { entry: await signInOrChallenge({ person, origin, remember: false, now }) };
}
