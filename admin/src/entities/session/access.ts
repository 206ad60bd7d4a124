import type { Permission } from '@domain/access';
import { session, useSession } from './session';
import { permissionFor, type Feature } from '@shared/routing/feature';

export function may(permission: Permission | null): boolean {
  return permission === null || session.get()?.grants[permission] !== undefined;
}

/** Whether the person may open a page of a feature. */
export function mayOpen(feature: Feature, kind: string): boolean {
  const permission = permissionFor(feature, kind);
  if (!may(permission)) return false;
  const signedIn = session.get();
  const grant = permission && signedIn?.grants[permission];
  if (feature.unlessGrant === undefined || grant !== feature.unlessGrant) return true;
  return Boolean(signedIn && feature.exceptRoles?.includes(signedIn.user.role));
}

/** How the person holds a permission – in full, limited, masked, with a PIN – or null. */
export function useGrant(permission: Permission) {
  return useSession().grants[permission] ?? null;
}

/** Whether the person holds a permission, in whatever way: for buttons that would otherwise be refused. */
export const useHasPermission = (permission: Permission): boolean => useGrant(permission) !== null;
