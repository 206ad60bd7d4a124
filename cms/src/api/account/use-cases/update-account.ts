import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { accountBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { inTransaction } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { readPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { keepPictures, type PictureReference } from '../../../uploads/keep-pictures';
import { describeSession } from './describe-session';

/** What of a person's account others see: it is written into the log. */
const LOGGED = ['name', 'phone'] as const;

type AccountBody = z.output<typeof accountBody>;

interface PersonRow {
  name: string | null;
  phone: string | null;
  photo_url: string | null;
  country: string;
}

const COLUMNS: Record<keyof AccountBody, string> = {
  name: 'name',
  phone: 'phone',
  language: 'language',
  theme: 'theme',
  photoUrl: 'photo_url',
};

/** Keeps what a person chose for themselves. */
export async function updateAccount(viewer: Viewer, body: AccountBody, now: Date): Promise<SessionDto> {
  await inTransaction(async (tx) => {
    const before = await tx.one<PersonRow>(
      `SELECT u.name, u.phone, u.photo_url, b.country FROM up_users u JOIN businesses b ON b.document_id = u.business_id WHERE u.id = ?`,
      [viewer.userId],
    );
    if (!before) throw notFound();
    const wanted: AccountBody = {
      ...body,
      ...(body.phone && { phone: readPhone(body.phone, before.country, ['phone']) }),
    };
    const fields = (Object.keys(COLUMNS) as (keyof AccountBody)[]).filter((field) => field in wanted);
    if (fields.length === 0) return;
    if (wanted.photoUrl !== undefined)
      await keepPictures(tx, viewer.businessId, photo(before.photo_url), photo(wanted.photoUrl), now);
    await tx.run(
      `UPDATE up_users SET ${fields.map((field) => `${COLUMNS[field]} = ?`).join(', ')}, updated_at = ? WHERE id = ?`,
      [...fields.map((field) => wanted[field]), now, viewer.userId],
    );
    const logged = LOGGED.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
    if (logged.length === 0) return;
    const values = (of: Partial<Record<(typeof LOGGED)[number], unknown>>) =>
      Object.fromEntries(logged.map((field) => [field, of[field]]));
    await writeAudit(tx, {
      at: now,
      businessId: viewer.businessId,
      branchId: null,
      actor: actorOf(viewer),
      entity: 'user',
      entityId: String(viewer.userId),
      action: 'update',
      before: values(before),
      after: values(wanted),
    });
  });
  return describeSession({
    ...viewer,
    name: body.name ?? viewer.name,
    language: body.language ?? viewer.language,
    theme: body.theme ?? viewer.theme,
  });
}

const photo = (url: string | null): PictureReference[] => (url ? [{ url, path: ['photoUrl'] }] : []);
