import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { SocialLink } from '../../../domain/social';
import { branches, socialLinks } from '../../../store/load-store';

/** Puts other links in the place of those of a branch. Unscoped: by a branch that the viewer reaches. */
export async function replaceSocialLinks(
  tx: Tx,
  { businessId, branchId }: { businessId: string; branchId: string },
  links: readonly SocialLink[],
  now: Date,
): Promise<void> {
  await socialLinks.remove(tx, 'branch_id = ?', [branchId]);
  for (const [position, link] of links.entries()) {
    await socialLinks.insert(tx, link, {
      ...documentStamps(now),
      document_id: newId(),
      business_id: businessId,
      branch_id: branchId,
      position,
    });
  }
}

/** Counts the version of a branch on, if it is still this one; answers 0 otherwise. */
export const countOn = (
  tx: Tx,
  { businessId, branchId, version }: { businessId: string; branchId: string; version: number },
  now: Date,
): Promise<number> =>
  branches.update(
    tx,
    { version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', branchId, businessId, version],
    { updated_at: now },
  );

/** Which version a branch is at. Unscoped: by a branch that the viewer reaches. */
export async function versionOf(sql: Sql, branchId: string): Promise<number> {
  const row = await branches.pick('version').find(sql, 'document_id = ?', [branchId]);
  return row?.version ?? 0;
}
