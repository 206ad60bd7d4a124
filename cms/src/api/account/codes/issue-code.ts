import { randomInt } from 'node:crypto';
import { CODE_MINUTES, CODE_PURPOSES } from '../../../contracts/account';
import { newId, newToken } from '../../../database/ids';
import type { Tx } from '../../../database/transaction';
import { CODES, sixDigits } from '../../../domain/access';
import { MINUTE_MS } from '../../../domain/time';
import { keyedHash } from '../../../secrecy/secrecy';
import { hashOf } from '../../../sessions/token';
import { businessOf } from '../../businesses/exports';
import { enqueueEmailToPerson } from '../self-audit';
import { codeByLink, codes, latestCode, consumeCode, type CodeKind, type StoredCode } from '../store/codes';
import type { Person } from '../store/people';
import { resetCodeTries } from './gate';

const LETTERS = {
  SIGNUP: 'confirmation-code',
  RECOVERY: 'recovery-code',
  EMAIL: 'email-code',
  INVITATION: 'invitation-code',
} as const;

/**
 * Whether a code is good by itself, wherever it is entered: its mail has a button, and guesses are counted by the address.
 * The others go with something else and are counted by the person; a button would do without it.
 */
const standsAlone = (kind: CodeKind) => CODE_PURPOSES.some((purpose) => purpose === kind);

interface Wanted {
  person: Person;
  kind: CodeKind;
  email: string;
  now: Date;
}

/** Makes a code for `email` and leaves the letter with it. Whoever guesses has tries anew. */
export async function issueCode(tx: Tx, wanted: Wanted): Promise<void> {
  const { person, kind, email } = wanted;
  const [code, link] = [sixDigits(randomInt(CODES)), newToken()];
  await keepCode(tx, wanted, code, standsAlone(kind) ? link : null);
  const { tradeName } = await businessOf(tx, person.businessId);
  const query = new URLSearchParams({ purpose: kind, email });
  await enqueueEmailToPerson(tx, { ...person, email }, LETTERS[kind], {
    business: tradeName,
    code,
    page: `/validate-code?${query.toString()}#${link}`,
  });
}

/**
 * Keeps, where there is nobody to write to, a code that nobody can have: what waits for a code looks the same, and no
 * six digits are it.
 */
export const storeDecoyCode = (tx: Tx, wanted: Wanted): Promise<void> =>
  keepCode(tx, wanted, newToken(), null);

async function keepCode(
  tx: Tx,
  { person, kind, email, now }: Wanted,
  code: string,
  link: string | null,
): Promise<void> {
  const id = newId();
  await codes.insert(tx, {
    id,
    purpose: kind,
    userId: person.id,
    email,
    codeHash: keyedHash('account codes', id, code),
    linkHash: link && hashOf(link),
    createdAt: now.getTime(),
    expiresAt: now.getTime() + CODE_MINUTES * MINUTE_MS,
  });
  await resetCodeTries(tx, kind, standsAlone(kind) ? email : String(person.id));
}

/**
 * Uses up the newest code of a person if these are its digits: of many who try at once one gets it, and all codes for
 * the same purpose are gone.
 */
export async function redeemCode(
  tx: Tx,
  { userId, kind, code, now }: { userId: number; kind: CodeKind; code: string; now: Date },
): Promise<StoredCode | null> {
  const newest = await latestCode(tx, userId, kind, now);
  if (newest?.codeHash !== keyedHash('account codes', newest?.id ?? '', code)) return null;
  return consumeCode(tx, newest);
}

/** The same by the token of a mail's button, which stays good until it expires, however often the digits were guessed. */
export async function redeemLink(tx: Tx, token: string, now: Date): Promise<StoredCode | null> {
  const found = await codeByLink(tx, hashOf(token), now);
  return found && consumeCode(tx, found);
}
