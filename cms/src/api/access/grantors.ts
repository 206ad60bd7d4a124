import type { Sql } from '../../database/sql';
import { mayGrantTo, type Permission } from '../../domain/access';
import type { Viewer } from '../../sessions/viewer';
import { activePeople, asPerson, type StoredPerson } from '../employees/exports';

/** So many people are named and written to. */
const MOST_GRANTORS = 10;

/** Who may give the viewer a permission: those of their own branches first, owners last. */
export async function findGrantors(
  sql: Sql,
  viewer: Viewer,
  permission: Permission,
): Promise<StoredPerson[]> {
  const person = asPerson(viewer);
  const people = await activePeople(sql, viewer.businessId);
  return people
    .filter((giver) => mayGrantTo(giver, person, permission))
    .sort((a, b) => Number(a.role === 'owner') - Number(b.role === 'owner') || a.userId - b.userId)
    .slice(0, MOST_GRANTORS);
}
