import type { AccessExplanation } from '../../../contracts/access';
import { read } from '../../../database/transaction';
import { grantOf, ROLES, type Permission } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { findGrantors } from '../grantors';
import { openRequestOf } from '../store/access-requests';

/** Who of the viewer's business can help them to a permission. Names and roles only: addresses are not everybody's. */
export async function explainAccess(viewer: Viewer, permission: Permission): Promise<AccessExplanation> {
  return read(async (sql) => {
    const grantors = await findGrantors(sql, viewer, permission);
    const open = await openRequestOf(sql, viewer.userId, permission);
    return {
      permission,
      grant: grantOf(viewer, permission),
      roles: ROLES.filter(
        (role) => grantOf({ role, branchIds: [], allow: [], deny: [] }, permission) !== null,
      ),
      grantors: grantors.map(({ name, role }) => ({ name, role })),
      asked: open && { at: open.at },
    };
  });
}
