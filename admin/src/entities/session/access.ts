import type { Permission } from '@domain/access';
import { session, useSession } from './session';

export function may(permission: Permission | null): boolean {
  return permission === null || session.get()?.grants[permission] !== undefined;
}

/** How the person holds a permission – in full, limited, masked, with a PIN – or null. */
export function useGrant(permission: Permission) {
  return useSession().grants[permission] ?? null;
}

/** Whether the person holds a permission, in whatever way: for buttons that would otherwise be refused. */
export const useHasPermission = (permission: Permission): boolean => useGrant(permission) !== null;
