import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { accountBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import type { Parameter } from '../../../database/sql';
import { inTransaction } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { readPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { describeSession } from './describe-session';

/** What of a person's account others see: it is written into the log. */
const LOGGED = ['name', 'phone'] as const;

type AccountBody = z.output<typeof accountBody>;

/** Keeps what a person chose for themselves. */
export async function updateAccount(viewer: Viewer, body: AccountBody, now: Date): Promise<SessionDto> {
  await inTransaction(async (tx) => {
    const before = await tx.one<{ name: string | null; phone: string | null; country: string }>(
      `SELECT u.name, u.phone, b.country FROM up_users u JOIN businesses b ON b.document_id = u.business_id WHERE u.id = ?`,
      [viewer.userId],
    );
    if (!before) throw notFound();
    const wanted: AccountBody = {
      ...body,
      ...(body.phone && { phone: readPhone(body.phone, before.country, ['phone']) }),
    };
    const changes: [column: string, value: Parameter][] = Object.entries(wanted);
    if (changes.length === 0) return;
    await tx.run(
      `UPDATE up_users SET ${changes.map(([column]) => `${column} = ?`).join(', ')}, updated_at = ? WHERE id = ?`,
      [...changes.map(([, value]) => value), now, viewer.userId],
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
