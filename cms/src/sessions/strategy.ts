import type { Context } from 'koa';
import { deviceKey } from '../contracts/devices';
import { DEVICE_HEADER } from '../contracts/error';
import { PERMISSIONS, type Permission } from '../domain/access';
import { ApiError, forbidden } from '../errors/api-error';
import { readPin } from './manager-pin';
import { resolveViewer } from './resolve';
import { tokenOf } from './token';
import { requireBeforehand, type Viewer } from './viewer';

interface Authentication {
  credentials: Viewer;
}

/** How operator routes know who is asking and whether they may. Given to Strapi with every such route. */
export const sessionStrategy = {
  name: 'comanda-session',

  async authenticate(ctx: Context) {
    const token = tokenOf(ctx);
    const viewer = token === null ? null : await resolveViewer(token);
    if (!viewer) throw new ApiError(401, 'NOT_SIGNED_IN');
    if (viewer.stopped === 'SUSPENDED') throw new ApiError(403, 'BUSINESS_SUSPENDED');
    if (viewer.stopped === 'CANCELLED') throw new ApiError(403, 'BUSINESS_CANCELLED');
    const approval = await readPin(ctx, viewer);
    if (approval) viewer.approval = approval;
    const device = deviceKey.safeParse(ctx.get(DEVICE_HEADER));
    if (device.success) viewer.device = device.data;
    (ctx.state as { viewer?: Viewer }).viewer = viewer;
    return { authenticated: true, credentials: viewer };
  },

  verify(auth: Authentication, config: { scope?: string[] }) {
    const [requirement, ...more] = config.scope ?? [];
    if (!requirement || more.length > 0) throw forbidden('unknown');
    if (requirement === 'signed-in') return;
    if (!isPermission(requirement)) throw forbidden(requirement);
    requireBeforehand(auth.credentials, requirement);
  },
};

function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}
