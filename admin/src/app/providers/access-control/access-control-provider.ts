import type { AccessControlProvider, CanReturnType } from '@refinedev/core';
import { features } from '../../routes/features';
import { mayOpen } from '@entities/session/access';
import { permissionFor } from '@shared/routing/feature';

/** What the server would say: each feature tells which permission an action needs. */
export function checkAccess(resource: string | undefined, action: string): CanReturnType {
  const feature = features.find(({ name }) => name === resource);
  if (!feature) return { can: false, reason: resource };
  const permission = permissionFor(feature, action);
  return { can: mayOpen(feature, action), reason: permission ?? undefined };
}

/** Hides and refuses what the server would refuse. How a permission is held – masked, limited, by PIN – says `useGrant`. */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource, action }) => Promise.resolve(checkAccess(resource, action)),
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};
