import type { AccessControlProvider } from '@refinedev/core';
import { features } from '../../routes/features';
import { may } from '@entities/session/access';
import { permissionFor } from '@shared/routing/feature';

/** Hides and refuses what the server would refuse: each feature says which permission a deed needs. */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource, action }) => {
    const feature = features.find(({ name }) => name === resource);
    if (!feature) return Promise.resolve({ can: false, reason: resource });
    const permission = permissionFor(feature, action);
    return Promise.resolve({ can: may(permission), reason: permission ?? undefined });
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};
