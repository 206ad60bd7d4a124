import type { Context } from 'koa';
import {
  approvedGrant,
  grantOf,
  may,
  reachesBranch,
  sharedBranches,
  type Access,
  type Grant,
  type Permission,
} from '../domain/access';
import type { Language, Theme } from '../contracts/session';
import type { StoppedState } from '../domain/business';
import { ApiError, forbidden, notFound } from '../errors/api-error';

/** Who is asking: a person of one business, as the session found them at this request. */
export interface Viewer extends Access {
  userId: number;
  name: string;
  email: string;
  language: Language | null;
  theme: Theme | null;
  twoFactor: boolean;
  businessId: string;
  /** As what Comanda stopped the business: its people may sign in and see that, and nothing else. */
  stopped: StoppedState | null;
  /** Which session it is, and the hash of its token. */
  sessionId: string;
  tokenHash: string;
  /** The manager's PIN that came with the request. */
  approval?: Approval;
  /** What the device is known by that sent the request, as it says itself. */
  device?: string;
}

/** A PIN that somebody has: who they are, how many wrong ones may still be tried, and who was called upon. */
export interface Approval {
  approvers: readonly Approver[];
  triesLeft: number;
  usedBy: Approver | null;
}

export interface Approver extends Access {
  userId: number;
  name: string;
}

/** The signed-in person of a request on an operator route. */
export function viewerOf(ctx: Context): Viewer {
  const state = ctx.state as { viewer?: Viewer };
  if (!state.viewer) throw new Error('A controller asked for the viewer on a route without a session');
  return state.viewer;
}

/**
 * Refuses unless the viewer holds the permission, and answers how they hold it. What takes a manager's PIN is held as
 * the manager holds it, when the request brought the PIN of one who may approve it in the branch.
 */
export function requirePermission(
  viewer: Viewer,
  permission: Permission,
  branchId: string | null = null,
): Grant {
  const grant = grantOf(viewer, permission);
  if (!grant) throw forbidden(permission);
  return grant === 'pin' ? approved(viewer, permission, branchId).grant : grant;
}

/**
 * The same where the thing is not known yet. What an approver lets somebody do, they do for the rest of the request
 * only in branches that the approver reaches.
 */
export function requireBeforehand(viewer: Viewer, permission: Permission): void {
  const grant = grantOf(viewer, permission);
  if (!grant) throw forbidden(permission);
  if (grant !== 'pin') return;
  viewer.branchIds = approved(viewer, permission, null).branchIds;
}

function approved(
  { approval, ...viewer }: Viewer,
  permission: Permission,
  branchId: string | null,
): { grant: Grant; branchIds: readonly string[] } {
  if (!approval) throw new ApiError(403, 'PIN_REQUIRED', { details: { permission } });
  for (const approver of approval.approvers) {
    const grant = approvedGrant(approver, permission, branchId);
    const branchIds = sharedBranches(viewer, approver);
    if (!grant || !branchIds) continue;
    approval.usedBy = approver;
    return { grant, branchIds };
  }
  throw wrongPin(approval.triesLeft, permission);
}

export const wrongPin = (triesLeft: number, permission?: Permission) =>
  new ApiError(403, 'PIN_WRONG', {
    args: { triesLeft },
    details: { triesLeft, ...(permission && { permission }) },
  });

/** A branch the viewer does not reach answers like one that does not exist. */
export function requireBranch(viewer: Access, branchId: string): void {
  if (!reachesBranch(viewer, branchId)) throw notFound();
}

/** Whose rows the viewer sees of what is of a person of the team: their own alone, by their id, or null for everybody's. */
export const viewerPersonFilter = (viewer: Viewer, permission: Permission): string | null =>
  grantOf(viewer, permission) === 'own' ? String(viewer.userId) : null;

export { may };
