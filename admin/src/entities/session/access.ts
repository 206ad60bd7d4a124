import type { Permission } from '@domain/access';
import { session, useSession } from './session';

export function may(permission: Permission | null): boolean {
  return permission === null || session.get()?.grants[permission] !== undefined;
}

/** How the person holds a permission, or null: for buttons that would otherwise be refused. */
export function useGrant(permission: Permission) {
  return useSession().grants[permission] ?? null;
}
