import type { z } from 'zod';
import { aboutViewer, writeAudit } from '../../../audit/audit';
import type { accountBody, AccountDto } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { readPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { claimPictures, type PictureReference } from '../../../uploads/claim-pictures';
import { businessOf } from '../../businesses/exports';
import { latestCode } from '../store/codes';
import { describeDeletion } from '../store/deletions';
import { profileOf, updatePerson } from '../store/people';
import { countRecoveryCodes } from '../store/two-factor';
import { describeSession } from './describe-session';

/** What the person sees of their own account. */
export async function readAccount(viewer: Viewer, now: Date): Promise<AccountDto> {
  return read(async (sql) => {
    const profile = await profileOf(sql, viewer.userId);
    const codes = await countRecoveryCodes(sql, viewer.userId);
    const change = await latestCode(sql, viewer.userId, 'EMAIL', now);
    return {
      name: viewer.name,
      email: viewer.email,
      phone: profile?.phone ?? null,
      language: viewer.language,
      theme: viewer.theme,
      photoUrl: profile?.photoUrl ?? null,
      twoFactor: { on: viewer.twoFactor, recoveryCodesLeft: viewer.twoFactor ? codes : 0 },
      newEmail: change?.email ?? null,
      deletion: await describeDeletion(sql, viewer),
    };
  });
}

/** What of a person's account others see: it is written into the log. */
const LOGGED = ['name', 'phone'] as const;

type AccountBody = z.output<typeof accountBody>;

/** Keeps what a person chose for themselves. */
export async function updateAccount(viewer: Viewer, body: AccountBody, now: Date): Promise<SessionDto> {
  await inTransaction(async (tx) => {
    const before = await profileOf(tx, viewer.userId);
    if (!before) throw notFound();
    const { country } = await businessOf(tx, viewer.businessId);
    const wanted: AccountBody = {
      ...body,
      ...(body.phone && { phone: readPhone(body.phone, country, ['phone']) }),
    };
    if (Object.keys(wanted).length === 0) return;
    if (wanted.photoUrl !== undefined)
      await claimPictures(tx, viewer.businessId, photo(before.photoUrl), photo(wanted.photoUrl), now);
    await updatePerson(tx, viewer.userId, wanted, now);
    const logged = LOGGED.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
    if (logged.length === 0) return;
    const values = (of: Partial<Record<(typeof LOGGED)[number], unknown>>) =>
      Object.fromEntries(logged.map((field) => [field, of[field]]));
    await writeAudit(tx, {
      ...aboutViewer(viewer, 'update', now),
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
