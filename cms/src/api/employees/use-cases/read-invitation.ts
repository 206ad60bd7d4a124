import { LANGUAGES } from '../../../contracts/session';
import type { InvitationDto } from '../../../contracts/team';
import { read } from '../../../database/transaction';
import { maskedEmail } from '../../../domain/access';
import { branchNames } from '../store/branch-names';
import { invitationOf } from '../store/invitation';

/** What a link invites to, for whoever holds it. */
export async function readInvitation(token: string, now: Date): Promise<InvitationDto> {
  return read(async (sql) => {
    const { person, businessId, expiresAt, confirmsAddress } = await invitationOf(sql, token, now);
    const business = await sql.one<{ trade_name: string; default_language: string | null }>(
      'SELECT trade_name, default_language FROM businesses WHERE document_id = ?',
      [businessId],
    );
    return {
      name: person.name,
      email: confirmsAddress ? person.email : maskedEmail(person.email),
      confirmsAddress,
      role: person.role,
      businessName: business?.trade_name ?? '',
      invitedBy: person.invitation?.invitedBy ?? null,
      branches: await branchNames(sql, { businessId, branchIds: person.branchIds }),
      language:
        person.language ?? LANGUAGES.find((language) => language === business?.default_language) ?? 'en',
      expiresAt: new Date(expiresAt).toISOString(),
    };
  });
}
