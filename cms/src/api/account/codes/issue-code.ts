import { randomInt } from 'node:crypto';
import { CODE_MINUTES, CODE_PURPOSES, type CodePurpose } from '../../../contracts/account';
import { newId, newToken } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { CODES, sixDigits } from '../../../domain/access';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/letters';
import { keyedHash } from '../../../secrecy/secrecy';
import { hashOf } from '../../../sessions/token';
import type { Person } from '../people';
import { freshTries } from './gate';

/**
 * What a code is for. Besides what anybody may ask for by an address: `EMAIL` is a change of address and is only ever
 * entered by who is signed in, `INVITATION` by who has a copied link of that invitation.
 */
type CodeKind = CodePurpose | 'EMAIL' | 'INVITATION';

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
  const business = await tx.one<{ trade_name: string }>(
    'SELECT trade_name FROM businesses WHERE document_id = ?',
    [person.businessId],
  );
  const query = new URLSearchParams({ purpose: kind, email });
  await enqueueEmail(tx, {
    businessId: person.businessId,
    to: email,
    letter: LETTERS[kind],
    language: person.language,
    args: {
      name: person.name,
      business: business?.trade_name ?? '',
      code,
      url: `${environment.publicUrl}/validate-code?${query.toString()}#${link}`,
    },
  });
}

/**
 * Keeps, where there is nobody to write to, a code that nobody can have: what waits for a code looks the same, and no
 * six digits are it.
 */
export const keepNoCode = (tx: Tx, wanted: Wanted): Promise<void> => keepCode(tx, wanted, newToken(), null);

async function keepCode(
  tx: Tx,
  { person, kind, email, now }: Wanted,
  code: string,
  link: string | null,
): Promise<void> {
  const id = newId();
  await tx.run(
    `INSERT INTO account_codes (id, purpose, user_id, email, code_hash, link_hash, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      kind,
      person.id,
      email,
      keyedHash('account codes', id, code),
      link && hashOf(link),
      now.getTime(),
      now.getTime() + CODE_MINUTES * 60_000,
    ],
  );
  await freshTries(tx, kind, standsAlone(kind) ? email : String(person.id));
}

export interface CodeRow {
  id: string;
  purpose: CodeKind;
  user_id: number;
  email: string;
}

/**
 * Uses up the newest code of a person if these are its digits: of many who try at once one gets it, and all codes for
 * the same purpose are gone.
 */
export async function useCode(
  tx: Tx,
  { userId, kind, code, now }: { userId: number; kind: CodeKind; code: string; now: Date },
): Promise<CodeRow | null> {
  const newest = await tx.one<CodeRow & { code_hash: string }>(
    `SELECT id, purpose, user_id, email, code_hash FROM account_codes
      WHERE user_id = ? AND purpose = ? AND expires_at > ? ORDER BY created_at DESC, id LIMIT 1`,
    [userId, kind, now.getTime()],
  );
  if (newest?.code_hash !== keyedHash('account codes', newest?.id ?? '', code)) return null;
  return useUp(tx, newest);
}

/** The same by the token of a mail's button, which stays good until it expires, however often the digits were guessed. */
export async function useLink(tx: Tx, token: string, now: Date): Promise<CodeRow | null> {
  const row = await tx.one<CodeRow>(
    'SELECT id, purpose, user_id, email FROM account_codes WHERE link_hash = ? AND expires_at > ?',
    [hashOf(token), now.getTime()],
  );
  return row ? useUp(tx, row) : null;
}

async function useUp(tx: Tx, row: CodeRow): Promise<CodeRow | null> {
  const won = await tx.run('DELETE FROM account_codes WHERE id = ?', [row.id]);
  if (won === 0) return null;
  await dropCodes(tx, row.user_id, row.purpose);
  return row;
}

/** Makes the codes of a person for a purpose worthless. */
export async function dropCodes(sql: Sql, userId: number, kind: CodeKind): Promise<void> {
  await sql.run('DELETE FROM account_codes WHERE user_id = ? AND purpose = ?', [userId, kind]);
}
