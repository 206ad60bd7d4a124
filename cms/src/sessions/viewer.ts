import type { Context } from 'koa';
import { type Access, grantOf, may, reachesBranch, type Grant, type Permission } from '../domain/access';
import type { Language, Theme } from '../contracts/session';
import { forbidden, notFound } from '../errors/api-error';

/** Who is asking: a person of one business, as the session found them at this request. */
export interface Viewer extends Access {
  userId: number;
  name: string;
  email: string;
  language: Language | null;
  theme: Theme | null;
  twoFactor: boolean;
  businessId: string;
  /** Which session it is, and the hash of its token. */
  sessionId: string;
  tokenHash: string;
}

/** The signed-in person of a request on an operator route. */
export function viewerOf(ctx: Context): Viewer {
  const state = ctx.state as { viewer?: Viewer };
  if (!state.viewer) throw new Error('A controller asked for the viewer on a route without a session');
  return state.viewer;
}

/** Refuses unless the viewer holds the permission, and answers how they hold it. */
export function requirePermission(viewer: Access, permission: Permission): Grant {
  const grant = grantOf(viewer, permission);
  if (!grant) throw forbidden(permission);
  return grant;
}

/** A branch the viewer does not reach answers like one that does not exist. */
export function requireBranch(viewer: Access, branchId: string): void {
  if (!reachesBranch(viewer, branchId)) throw notFound();
}

export { may };
