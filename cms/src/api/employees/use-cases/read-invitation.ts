import type { InvitationDto } from '../../../contracts/team';
import { read } from '../../../database/transaction';
import { maskedEmail } from '../../../domain/access';
import { branchNames } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { invitationOf } from '../invitation';

/** What a link invites to, for whoever holds it. */
export async function readInvitation(token: string, now: Date): Promise<InvitationDto> {
  return read(async (sql) => {
    const { person, businessId, expiresAt, confirmsAddress } = await invitationOf(sql, token, now);
    const { tradeName, defaultLanguage } = await businessOf(sql, businessId);
    return {
      name: person.name,
      email: confirmsAddress ? person.email : maskedEmail(person.email),
      confirmsAddress,
      role: person.role,
      businessName: tradeName,
      invitedBy: person.invitation?.invitedBy ?? null,
      branches: await branchNames(sql, { businessId, branchIds: person.branchIds }),
      language: person.language ?? defaultLanguage,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  });
}
