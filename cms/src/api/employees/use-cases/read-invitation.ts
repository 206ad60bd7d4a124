import { LANGUAGES } from '../../../contracts/session';
import type { InvitationDto } from '../../../contracts/team';
import { read } from '../../../database/transaction';
import { invitationOf } from '../store/invitation';

/** What a link invites to, for whoever holds it. */
export async function readInvitation(token: string, now: Date): Promise<InvitationDto> {
  return read(async (sql) => {
    const { person, businessId, expiresAt } = await invitationOf(sql, token, now);
    const business = await sql.one<{ trade_name: string; default_language: string | null }>(
      'SELECT trade_name, default_language FROM businesses WHERE document_id = ?',
      [businessId],
    );
    const { branchIds } = person;
    const branches =
      branchIds.length === 0
        ? []
        : await sql.all<{ name: string }>(
            `SELECT name FROM branches
              WHERE business_id = ? AND document_id IN (${branchIds.map(() => '?').join(', ')}) ORDER BY name`,
            [businessId, ...branchIds],
          );
    return {
      name: person.name,
      email: person.email,
      role: person.role,
      businessName: business?.trade_name ?? '',
      invitedBy: person.invitation?.invitedBy ?? null,
      branches: branches.map(({ name }) => name),
      language:
        person.language ?? LANGUAGES.find((language) => language === business?.default_language) ?? 'en',
      expiresAt: new Date(expiresAt).toISOString(),
    };
  });
}
