import { type BusinessState, stoppedState } from '../domain/business';
import { ROLES, type Role } from '../domain/access';
import { LANGUAGES, THEMES } from '../contracts/session';
import { boolean, type BooleanColumn, json, type JsonColumn } from '../database/columns';
import type { Sql } from '../database/sql';
import { read } from '../database/transaction';
import { MINUTE_MS } from '../domain/time';
import { logFailure } from '../errors/log-failure';
import { updateLastSeen } from './last-seen';
import { hashOf } from './token';
import type { Viewer } from './viewer';

interface SessionRow extends PersonRow {
  id: string;
  last_seen_at: number;
  expires_at: number;
  idle_seconds: number;
}

interface PersonRow {
  user_id: number;
  name: string | null;
  email: string;
  blocked: BooleanColumn;
  confirmed: BooleanColumn;
  state: string;
  language: string | null;
  theme: string | null;
  two_factor: number | null;
  business_id: string | null;
  business_state: BusinessState | null;
  branch_ids: JsonColumn;
  allow: JsonColumn;
  deny: JsonColumn;
  role: string;
}

const OF_PERSON = `
         u.name, u.email, u.blocked, u.confirmed, u.state, u.language, u.theme, u.business_id, u.branch_ids, u.allow,
         u.deny, b.state AS business_state, r.type AS role, t.confirmed_at AS two_factor`;

/** Unscoped: by a token that nobody can guess; the session says whose it is. */
const SESSION = `
  SELECT s.id, s.user_id, s.last_seen_at, s.expires_at, s.idle_seconds, ${OF_PERSON}
    FROM sessions s
    JOIN up_users u ON u.id = s.user_id
    JOIN up_users_role_lnk l ON l.user_id = u.id
    JOIN up_roles r ON r.id = l.role_id
    LEFT JOIN businesses b ON b.document_id = u.business_id
    LEFT JOIN two_factor t ON t.user_id = u.id
   WHERE s.token_hash = ?`;

/** Unscoped: a person is of one business, which is read here. */
const PERSON = `
  SELECT u.id AS user_id, ${OF_PERSON}
    FROM up_users u
    JOIN up_users_role_lnk l ON l.user_id = u.id
    JOIN up_roles r ON r.id = l.role_id
    LEFT JOIN businesses b ON b.document_id = u.business_id
    LEFT JOIN two_factor t ON t.user_id = u.id
   WHERE u.id = ?`;

/** Who a token stands for now, or null: everything about the person is read afresh, so changes count at once. */
export async function resolveViewer(token: string): Promise<Viewer | null> {
  const tokenHash = hashOf(token);
  const now = Date.now();
  return read(async (sql) => {
    const row = await sql.one<SessionRow>(SESSION, [tokenHash]);
    if (!row || row.expires_at <= now || row.last_seen_at + row.idle_seconds * 1000 <= now) return null;
    const viewer = toViewer(row, { sessionId: row.id, tokenHash });
    if (!viewer) return null;
    if (now - row.last_seen_at > MINUTE_MS) await noteThere(sql, row, tokenHash, now);
    return viewer;
  });
}

/** Whoever only looks is not refused because nothing can be stored for the time being. */
async function noteThere(sql: Sql, row: SessionRow, tokenHash: string, now: number): Promise<void> {
  try {
    await sql.run('UPDATE sessions SET last_seen_at = ? WHERE token_hash = ?', [now, tokenHash]);
    await updateLastSeen(sql, row.user_id, new Date(now));
  } catch (error) {
    if (logFailure('Noting who is there failed', error) === null) throw error;
  }
}

/**
 * Who a person is by now, for what they left to be done when they are not there; null when they may not sign in any
 * more. No session stands behind it.
 */
export async function loadViewerById(userId: number): Promise<Viewer | null> {
  const row = await read((sql) => sql.one<PersonRow>(PERSON, [userId]));
  return row ? toViewer(row, { sessionId: '', tokenHash: '' }) : null;
}

function toViewer(row: PersonRow, session: Pick<Viewer, 'sessionId' | 'tokenHash'>): Viewer | null {
  if (boolean(row.blocked) || !boolean(row.confirmed) || row.state !== 'ACTIVE') return null;
  if (!row.business_id || !isRole(row.role)) return null;
  return {
    userId: row.user_id,
    name: row.name ?? row.email,
    email: row.email,
    language: LANGUAGES.find((language) => language === row.language) ?? null,
    theme: THEMES.find((theme) => theme === row.theme) ?? null,
    twoFactor: row.two_factor !== null,
    businessId: row.business_id,
    stopped: row.business_state && stoppedState(row.business_state),
    role: row.role,
    branchIds: json<string[]>(row.branch_ids, []),
    allow: json<string[]>(row.allow, []),
    deny: json<string[]>(row.deny, []),
    ...session,
  };
}

function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
