import type { AccountDto } from '../../../contracts/account';
import { read } from '../../../database/transaction';
import { describeDeletion } from '../deletion';
import type { Viewer } from '../../../sessions/viewer';

/** What the person sees of their own account. */
export async function readAccount(viewer: Viewer, now: Date): Promise<AccountDto> {
  return read(async (sql) => {
    const user = await sql.one<{ phone: string | null; photo_url: string | null }>(
      'SELECT phone, photo_url FROM up_users WHERE id = ?',
      [viewer.userId],
    );
    const codes = await sql.one<{ n: number }>('SELECT COUNT(*) AS n FROM recovery_codes WHERE user_id = ?', [
      viewer.userId,
    ]);
    const change = await sql.one<{ email: string }>(
      `SELECT email FROM account_codes WHERE user_id = ? AND purpose = 'EMAIL' AND expires_at > ?
        ORDER BY created_at DESC LIMIT 1`,
      [viewer.userId, now.getTime()],
    );
    return {
      name: viewer.name,
      email: viewer.email,
      phone: user?.phone ?? null,
      language: viewer.language,
      theme: viewer.theme,
      photoUrl: user?.photo_url ?? null,
      twoFactor: { on: viewer.twoFactor, recoveryCodesLeft: viewer.twoFactor ? (codes?.n ?? 0) : 0 },
      newEmail: change?.email ?? null,
      deletion: await describeDeletion(sql, viewer),
    };
  });
}
