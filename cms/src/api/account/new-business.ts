import type { Sql } from '../../database/sql';
import { newId } from '../../database/ids';
import { languageOfCountry } from '../../domain/country';
import { ApiError } from '../../errors/api-error';
import type { Language } from '../../contracts/session';

/** What somebody who signs up says of themselves and their business, checked and with the password hashed. */
export interface NewOwner {
  name: string;
  email: string;
  passwordHash: string;
  language: Language;
  businessName: string;
  country: string;
  currency: string;
}

const DAY_MS = 86_400_000;

/** Stores the owner of a business that is to come; answers null when the address is taken. */
export async function insertOwner(
  sql: Sql,
  owner: NewOwner,
  businessId: string,
  now: Date,
): Promise<number | null> {
  const row = await sql.one<{ id: number }>(
    `INSERT INTO up_users (document_id, created_at, updated_at, published_at, username, email, provider, password, confirmed,
                           blocked, name, business_id, branch_ids, allow, deny, state, language)
     VALUES (?, ?, ?, ?, ?, ?, 'local', ?, ?, ?, ?, ?, '[]', '[]', '[]', 'ACTIVE', ?)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      newId(),
      now,
      now,
      now,
      owner.email,
      owner.email,
      owner.passwordHash,
      false,
      false,
      owner.name,
      businessId,
      owner.language,
    ],
  );
  if (!row) return null;
  await sql.run(
    `INSERT INTO up_users_role_lnk (user_id, role_id, user_ord) SELECT ?, id, 1 FROM up_roles WHERE type = 'owner'`,
    [row.id],
  );
  return row.id;
}

/** Stores the business with its trial of the first plan that is offered. */
export async function insertBusiness(
  sql: Sql,
  { businessName, country, currency }: NewOwner,
  businessId: string,
  now: Date,
): Promise<void> {
  const plan = await sql.one<{ slug: string; trial_days: number }>(
    'SELECT slug, trial_days FROM plans WHERE active = ? ORDER BY position, id LIMIT 1',
    [true],
  );
  // Whoever runs the server took every plan off the market: nobody can begin.
  if (!plan) throw new ApiError(503, 'UNAVAILABLE');
  await sql.run(
    `INSERT INTO businesses (document_id, created_at, updated_at, published_at, trade_name, country, currency,
                             default_language, state, onboarding, version)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'TRIAL', '{}', 1)`,
    [businessId, now, now, now, businessName, country, currency, languageOfCountry(country)],
  );
  await sql.run(
    `INSERT INTO subscriptions (document_id, created_at, updated_at, published_at, business_id, plan_slug, state, trial_ends_at)
     VALUES (?, ?, ?, ?, ?, ?, 'TRIALING', ?)`,
    [newId(), now, now, now, businessId, plan.slug, new Date(now.getTime() + plan.trial_days * DAY_MS)],
  );
}

/** Puts a later sign-up in the place of one that nobody confirmed: the last one who says so is believed. */
export async function replaceSignUp(
  sql: Sql,
  userId: number,
  owner: NewOwner,
  businessId: string,
  now: Date,
): Promise<void> {
  await sql.run('UPDATE up_users SET name = ?, password = ?, language = ?, updated_at = ? WHERE id = ?', [
    owner.name,
    owner.passwordHash,
    owner.language,
    now,
    userId,
  ]);
  await sql.run(
    `UPDATE businesses SET trade_name = ?, country = ?, currency = ?, default_language = ?, updated_at = ?
      WHERE document_id = ?`,
    [owner.businessName, owner.country, owner.currency, languageOfCountry(owner.country), now, businessId],
  );
}

/** Lets go of an address that a removed person had: they may begin with a business of their own. */
export async function releaseAddress(sql: Sql, email: string): Promise<void> {
  await sql.run(
    `UPDATE up_users SET email = 'removed-' || id || '@removed.invalid', username = 'removed-' || id
      WHERE lower(email) = ? AND state = 'REMOVED'`,
    [email],
  );
}
