import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { actorOf, writeAudit } from '../audit/audit';
import { PIN_HEADER } from '../contracts/error';
import { json, type JsonColumn } from '../database/columns';
import type { Sql } from '../database/sql';
import { milliseconds } from '../database/codecs';
import { defineTable } from '../database/table';
import { read } from '../database/transaction';
import { PIN_TRIES, pinProblem, type Role } from '../domain/access';
import { DAY_SEC, HOUR_SEC, MINUTE_SEC } from '../domain/time';
import { ApiError } from '../errors/api-error';
import { keyedHash } from '../secrecy/secrecy';
import { countTry, refundAttempt, tooManyTries, type AttemptCount, type Limit } from './attempts';
import { wrongPin, type Approval, type Approver, type Viewer } from './viewer';

interface PinLimit {
  limit: Limit;
  /** Whose tries are counted. */
  subject: (viewer: Viewer) => string;
  /** What the log says the limit of was used up; left out where that is forgotten in minutes. */
  noted?: (viewer: Viewer) => { entity: string; entityId: string };
}

const personOf = ({ businessId, userId }: Viewer) => `${businessId} ${userId}`;

const LIMITS: readonly PinLimit[] = [
  {
    limit: { name: 'manager-pin', most: PIN_TRIES.quarterOfAnHour, seconds: 15 * MINUTE_SEC },
    subject: personOf,
  },
  {
    limit: { name: 'manager-pin-day', most: PIN_TRIES.day, seconds: DAY_SEC },
    subject: personOf,
    noted: ({ userId }) => ({ entity: 'user', entityId: String(userId) }),
  },
  {
    limit: { name: 'manager-pin-business', most: PIN_TRIES.dayOfBusiness, seconds: DAY_SEC },
    subject: ({ businessId }) => businessId,
    noted: ({ businessId }) => ({ entity: 'business', entityId: businessId }),
  },
];
/** So many people of a business are asked whether it is their PIN. */
const MOST = 500;

/** Four digits are soon tried out by who has their hash: this one takes the server's secret as well. */
const pinHash = (userId: number, pin: string): string => keyedHash('manager PINs', userId, pin);

const pins = defineTable('manager_pins', { setAt: milliseconds() });

/** When a person set their PIN; the PIN itself nobody is told. Unscoped: a person is of one business. */
export async function pinSetAt(sql: Sql, userId: number): Promise<string | null> {
  return (await pins.find(sql, 'user_id = ?', [userId]))?.setAt ?? null;
}

/** Keeps a person's PIN in place of the one they had. */
export async function storePin(
  sql: Sql,
  { userId, businessId }: Viewer,
  pin: string,
  now: Date,
): Promise<void> {
  await sql.run(
    `INSERT INTO manager_pins (user_id, business_id, pin_hash, set_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET business_id = excluded.business_id, pin_hash = excluded.pin_hash,
       set_at = excluded.set_at`,
    [userId, businessId, pinHash(userId, pin), now.getTime()],
  );
}

/**
 * Whose PIN came with a request; null when none did. Every PIN shown is counted as a try before it is looked at, and
 * given back once it was good for something: a PIN that somebody has, but that does not do, tells no more than a wrong one.
 */
export async function readPin(ctx: Context, viewer: Viewer): Promise<Approval | null> {
  const pin = ctx.get(PIN_HEADER);
  if (pin === '') return null;
  const left = await countPin(viewer, new Date());
  const approvers = pinProblem(pin) === null ? await approversBy(viewer.businessId, pin) : [];
  if (approvers.length === 0) throw wrongPin(left);
  return { approvers, triesLeft: left, usedBy: null };
}

/** A PIN that was called upon was no guess. */
export const refundPinAttempt = (viewer: Viewer): Promise<void> => giveBack(LIMITS, viewer);

/** Counts a PIN against every limit; answers how many more there are. One that is not looked at counts for none of them. */
async function countPin(viewer: Viewer, now: Date): Promise<number> {
  let left = Infinity;
  for (const [index, pinLimit] of LIMITS.entries()) {
    const counted = await countTry(pinLimit.limit, pinLimit.subject(viewer), now);
    if (counted.left < 0) {
      await giveBack(LIMITS.slice(0, index), viewer);
      throw await usedUp(pinLimit, viewer, counted, now);
    }
    left = Math.min(left, counted.left);
  }
  return left;
}

async function giveBack(limits: readonly PinLimit[], viewer: Viewer): Promise<void> {
  for (const { limit, subject } of limits) await refundAttempt(limit, subject(viewer));
}

/** The refusal of whoever has no tries left. The log says it once, however often they go on trying that day. */
async function usedUp(
  { limit, subject, noted }: PinLimit,
  viewer: Viewer,
  { seconds }: AttemptCount,
  now: Date,
): Promise<ApiError> {
  if (!noted) return tooManyTries(seconds);
  const first = await countTry({ name: `${limit.name}-noted`, most: 1, seconds }, subject(viewer), now);
  if (first.left === 0)
    await read((sql) =>
      writeAudit(sql, {
        ...noted(viewer),
        at: now,
        businessId: viewer.businessId,
        branchId: null,
        actor: actorOf(viewer),
        action: 'pin-limit',
      }),
    );
  return new ApiError(429, 'PIN_LIMIT_OF_DAY', {
    args: { hours: Math.ceil(seconds / HOUR_SEC) },
    details: { retryAfter: seconds },
  });
}

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
