import { PERMISSION_NAMES, PERMISSIONS, type Grant, type Permission, type Role } from './permissions';

/** What of a person decides their access. Empty `branchIds` means every branch of the business. */
export interface Access {
  role: Role;
  branchIds: readonly string[];
  allow: readonly string[];
  deny: readonly string[];
}

/**
 * How `access` holds `permission`, or null when it does not.
 * A denial of the person wins over everything; an extra allowance counts as `full`; otherwise the role's cell decides.
 * Source: `Access` in the design of the domain.
 */
export function grantOf(access: Access, permission: Permission): Grant | null {
  if (access.deny.includes(permission)) return null;
  if (access.allow.includes(permission)) return 'full';
  const row: Partial<Record<Role, Grant>> = PERMISSIONS[permission];
  return row[access.role] ?? null;
}

/** Whether `access` holds `permission` in any way; what the way means is for the use-case to enforce. */
export function may(access: Access, permission: Permission): boolean {
  return grantOf(access, permission) !== null;
}

/**
 * What `access` sees of the sales of a branch it reaches: `whole`; `without-margin`, where what things cost stays
 * hidden; or null. A manager's own sales are those of their branches, an attendant's those of their shift.
 */
export function salesVisibility(access: Access): 'whole' | 'without-margin' | null {
  const grant = grantOf(access, 'sales.view');
  if (grant === 'full' || (grant === 'own' && access.role === 'manager')) return 'whole';
  return grant === 'limited' ? 'without-margin' : null;
}

/** Whether `access` reaches the branch: people without a list of branches reach all of their business. */
export function reachesBranch(access: Access, branchId: string): boolean {
  return access.branchIds.length === 0 || access.branchIds.includes(branchId);
}

/** Every permission `access` holds with the way it holds it, for interfaces that hide what would be refused. */
export function grantsOf(access: Access): Partial<Record<Permission, Grant>> {
  const grants: Partial<Record<Permission, Grant>> = {};
  for (const permission of PERMISSION_NAMES) {
    const grant = grantOf(access, permission);
    if (grant) grants[permission] = grant;
  }
  return grants;
}
