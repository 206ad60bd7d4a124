import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { PIN_HEADER } from '../contracts/error';
import { json, type JsonColumn } from '../database/columns';
import { read } from '../database/transaction';
import { PIN_TRIES, pinProblem, type Role } from '../domain/access';
import { keyedHash } from '../secrecy/secrecy';
import { countTry, giveBackTry, type Limit, tooManyTries } from './attempts';
import { pinWrong, type Approval, type Approver, type Viewer } from './viewer';

const LIMIT: Limit = { name: 'manager-pin', most: PIN_TRIES, seconds: 15 * 60 };
/** So many people of a business are asked whether it is their PIN. */
const MOST = 500;

/** Four digits are soon tried out by who has their hash: this one takes the server's secret as well. */
export const pinHash = (userId: number, pin: string): string => keyedHash('manager PINs', userId, pin);

/**
 * Whose PIN came with a request; null when none did. Every PIN shown is counted as a try before it is looked at, and
 * given back once it was good for something: a PIN that somebody has, but that does not do, tells no more than a wrong one.
 */
export async function readPin(ctx: Context, viewer: Viewer): Promise<Approval | null> {
  const pin = ctx.get(PIN_HEADER);
  if (pin === '') return null;
  const { left, seconds } = await countTry(LIMIT, subjectOf(viewer), new Date());
  if (left < 0) throw tooManyTries(seconds);
  const approvers = pinProblem(pin) === null ? await approversBy(viewer.businessId, pin) : [];
  if (approvers.length === 0) throw pinWrong(left);
  return { approvers, triesLeft: left, usedBy: null };
}

/** A PIN that was called upon was no guess. */
export const giveBackPin = (viewer: Viewer): Promise<void> => giveBackTry(LIMIT, subjectOf(viewer));

const subjectOf = ({ businessId, userId }: Viewer) => `${businessId} ${userId}`;

interface Row {
  user_id: number;
  name: string | null;
  pin_hash: string;
  role: Role;
  branch_ids: JsonColumn;
  allow: JsonColumn;
  deny: JsonColumn;
}

async function approversBy(businessId: string, pin: string): Promise<Approver[]> {
  const rows = await read((sql) =>
    sql.all<Row>(
      `SELECT p.user_id, p.pin_hash, u.name, u.branch_ids, u.allow, u.deny, r.type AS role
         FROM manager_pins p
         JOIN up_users u ON u.id = p.user_id
         JOIN up_users_role_lnk l ON l.user_id = u.id
         JOIN up_roles r ON r.id = l.role_id
        WHERE p.business_id = ? AND u.business_id = p.business_id AND u.state = 'ACTIVE' AND u.blocked = ?
        ORDER BY p.user_id LIMIT ${MOST}`,
      [businessId, false],
    ),
  );
  return rows
    .filter((row) => timingSafeEqual(Buffer.from(row.pin_hash), Buffer.from(pinHash(row.user_id, pin))))
    .map((row) => ({
      userId: row.user_id,
      name: row.name ?? '',
      role: row.role,
      branchIds: json<string[]>(row.branch_ids, []),
      allow: json<string[]>(row.allow, []),
      deny: json<string[]>(row.deny, []),
    }));
}
