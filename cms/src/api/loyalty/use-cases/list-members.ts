import type { z } from 'zod';
import type { LoyaltyAccountDto, LoyaltyMembersDto, membersQuery } from '../../../contracts/loyalty';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf, maskPhone } from '../../../domain/access';
import { availableUnits, nextExpiry } from '../../../domain/loyalty';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { headOf, searchMembership } from '../../customers/exports';
import { lotsOfPeople, membersPage, type MemberRow } from '../store/members';
import { programById, shownProgram, type StoredProgram } from '../store/programs';

/** Members are shown to viewers who see customers at large, masked or not. */
export const seesMembers = (viewer: Viewer): boolean =>
  ['full', 'masked'].includes(grantOf(viewer, 'customer.view') ?? 'none');

/** A phone as the viewer reads those of customers; '' of somebody anonymised. */
export function memberPhone(viewer: Viewer, { phone, state }: Pick<MemberRow, 'phone' | 'state'>): string {
  if (state === 'ANONYMIZED') return '';
  return grantOf(viewer, 'customer.view') === 'full' ? phone : maskPhone(phone);
}

/**
 * The members of a program, page by page; contacts are masked as in the list of customers.
 *
 * @throws 404 NOT_FOUND for a program that is not there
 */
export function listMembers(
  viewer: Viewer,
  { programId, customerId, q, ...query }: z.output<typeof membersQuery>,
  now: Date,
): Promise<LoyaltyMembersDto> {
  const { businessId } = viewer;
  return read(async (sql) => {
    const program = await wantedProgram(sql, businessId, programId);
    if (!program || !seesMembers(viewer)) return { programId: program?.id ?? null, members: [], total: 0 };
    const searcher = {
      businessId,
      country: (await businessOf(sql, businessId)).country,
      isMasked: grantOf(viewer, 'customer.view') !== 'full',
    };
    const found = q ? searchMembership(sql, q, searcher).ids : null;
    const head =
      customerId === undefined ? null : ((await headOf(sql, businessId, customerId)) ?? customerId);
    const { rows, total } = await membersPage(sql, {
      businessId,
      programId: program.id,
      found,
      head,
      ...query,
    });
    const people = rows.map(({ customerId }) => customerId);
    const lots = await lotsOfPeople(sql, { businessId, programId: program.id }, people);
    const members = rows.map((row): LoyaltyAccountDto => {
      const wallet = { debt: row.debt, lots: lots.get(row.customerId) ?? [] };
      const expiry = nextExpiry(wallet, now.getTime());
      return {
        customerId: row.customerId,
        customerName: row.name,
        customerPhone: memberPhone(viewer, row),
        programId: program.id,
        kind: program.kind,
        available: availableUnits(wallet, now.getTime()),
        pending: row.pending,
        debt: row.debt,
        nextExpiry: expiry && { at: new Date(expiry.at).toISOString(), amount: expiry.amount },
      };
    });
    return { programId: program.id, members, total };
  });
}

async function wantedProgram(
  sql: Sql,
  businessId: string,
  programId: string | undefined,
): Promise<StoredProgram | null> {
  if (programId === undefined) return shownProgram(sql, businessId);
  const program = await programById(sql, businessId, programId);
  if (!program) throw notFound();
  return program;
}
