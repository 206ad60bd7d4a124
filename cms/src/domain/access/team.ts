import { grantOf, reachesBranch, type Access } from './grants';
import { PERMISSION_NAMES, type Grant, type Permission, type Role } from './permissions';

/** People of a business: the states they go through, and who of them may do what with whom. Source: the design's `Access`. */

export const PERSON_STATES = ['INVITED', 'EXPIRED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** An invitation that is not accepted for so many days expires. */
export const INVITATION_DAYS = 7;
/** So many seconds lie between two mails of one invitation. */
export const RESEND_AFTER_SEC = 60;

export const PERSON_MOVES = [
  'invite',
  'resend',
  'accept',
  'expire',
  'suspend',
  'reactivate',
  'remove',
] as const;
export type PersonMove = (typeof PERSON_MOVES)[number];

/** The life cycle of a person, one row a move. Who was removed and is invited again is the same person. */
const PERSON_TRANSITIONS: Record<PersonMove, { from: readonly PersonState[]; to: PersonState }> = {
  invite: { from: ['REMOVED'], to: 'INVITED' },
  resend: { from: ['INVITED', 'EXPIRED'], to: 'INVITED' },
  accept: { from: ['INVITED'], to: 'ACTIVE' },
  expire: { from: ['INVITED'], to: 'EXPIRED' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED' },
  reactivate: { from: ['SUSPENDED'], to: 'ACTIVE' },
  remove: { from: ['INVITED', 'EXPIRED', 'ACTIVE', 'SUSPENDED'], to: 'REMOVED' },
};

/** The state a move leads to, or null where it is not possible. */
export function personAfter(state: PersonState, move: PersonMove): PersonState | null {
  const { from, to } = PERSON_TRANSITIONS[move];
  return from.includes(state) ? to : null;
}

/** Somebody of the business who acts, or with whom something is done. */
export interface Person extends Access {
  id: string;
  state: PersonState;
}

export type TeamRefusalCode =
  /** Nobody changes their own access, or suspends or removes themselves. */
  | 'SELF_CHANGE'
  /** Owners and managers are changed, and made, by owners alone. */
  | 'OWNERS_ONLY'
  /** The person works where the actor does not. */
  | 'PERSON_ELSEWHERE'
  /** Nobody gives what they do not have. */
  | 'GIVES_WHAT_THEY_LACK'
  /** An owner works at every branch and is denied nothing. */
  | 'OWNER_UNRESTRICTED'
  /** The same permission is allowed and denied. */
  | 'ALLOWED_AND_DENIED';

export interface TeamRefusal {
  code: TeamRefusalCode;
  /** The field of the body at fault; empty when it is the person. */
  path: (string | number)[];
  /** What is missing. */
  permission?: Permission;
}

const ABOVE: readonly Role[] = ['owner', 'manager'];

/** Whether the actor gets to see the person at all: people share a branch, or one of them has every branch. */
export function seesPerson(actor: Access, person: Access): boolean {
  if (actor.branchIds.length === 0 || person.branchIds.length === 0) return true;
  return person.branchIds.some((id) => reachesBranch(actor, id));
}

/**
 * Why the actor may not change, suspend or remove the person; null when they may. That the actor may change people at
 * all (`user.edit`) is not asked here.
 */
export function refusalToChange(actor: Person, person: Person): TeamRefusal | null {
  if (actor.id === person.id) return { code: 'SELF_CHANGE', path: [] };
  if (actor.role !== 'owner' && ABOVE.includes(person.role)) return { code: 'OWNERS_ONLY', path: [] };
  if (!within(actor, person)) return { code: 'PERSON_ELSEWHERE', path: [] };
  return null;
}

/**
 * Everything that is wrong with giving a person the access `next` in place of `before` (null for somebody new). What
 * the person has already may stay, even where the actor could not give it.
 */
export function refusalsToGrant(actor: Access, next: Access, before: Access | null): TeamRefusal[] {
  const refusals: TeamRefusal[] = [];
  if (actor.role !== 'owner' && ABOVE.includes(next.role))
    refusals.push({ code: 'OWNERS_ONLY', path: ['role'] });
  if (next.role === 'owner') {
    if (next.branchIds.length > 0) refusals.push({ code: 'OWNER_UNRESTRICTED', path: ['branchIds'] });
    if (next.deny.length > 0) refusals.push({ code: 'OWNER_UNRESTRICTED', path: ['deny'] });
  }
  if (!within(actor, next)) refusals.push({ code: 'GIVES_WHAT_THEY_LACK', path: ['branchIds'] });
  for (const [index, permission] of next.allow.entries()) {
    if (next.deny.some((name) => name === permission))
      refusals.push({ code: 'ALLOWED_AND_DENIED', path: ['allow', index] });
  }
  for (const permission of PERMISSION_NAMES) {
    const given = grantOf(next, permission);
    const had = before ? grantOf(before, permission) : null;
    if (weight(given) <= weight(had) || weight(grantOf(actor, permission)) >= weight(given)) continue;
    const index = next.allow.indexOf(permission);
    const path = index >= 0 ? ['allow', index] : ['role'];
    refusals.push({ code: 'GIVES_WHAT_THEY_LACK', path, permission });
  }
  return refusals;
}

/** Every branch of `inner` is one of `outer`'s. */
function within(outer: Access, inner: Access): boolean {
  if (outer.branchIds.length === 0) return true;
  return inner.branchIds.length > 0 && inner.branchIds.every((id) => reachesBranch(outer, id));
}

/** Ways of holding a permission, the weaker first. Bounds of different kinds do not outrank each other. */
const WEIGHTS: Record<Grant, number> = { pin: 1, own: 2, masked: 2, limited: 2, full: 3 };
const weight = (grant: Grant | null): number => (grant ? WEIGHTS[grant] : 0);

/**
 * Whether a business would be left without an active owner when the person becomes `next`.
 * @param otherOwners how many other owners are active
 */
export function leavesNoOwner(
  person: Pick<Person, 'role' | 'state'>,
  next: Pick<Person, 'role' | 'state'>,
  otherOwners: number,
): boolean {
  const isOwner = ({ role, state }: Pick<Person, 'role' | 'state'>) => role === 'owner' && state === 'ACTIVE';
  return isOwner(person) && !isOwner(next) && otherOwners === 0;
}

/**
 * The access of somebody to whom `permission` is given: a denial is taken back, and what the role does not bring along
 * in full is allowed.
 */
export function withPermission(access: Access, permission: Permission): Access {
  const deny = access.deny.filter((name) => name !== permission);
  const next = { ...access, deny };
  if (grantOf(next, permission) === 'full') return next;
  return { ...next, allow: [...access.allow, permission] };
}

/** Whether one person may give another a permission: they may change people, this one, and have it to give. */
export function mayGrantTo(giver: Person, person: Person, permission: Permission): boolean {
  return (
    giver.state === 'ACTIVE' &&
    grantOf(giver, 'user.edit') !== null &&
    refusalToChange(giver, person) === null &&
    refusalsToGrant(giver, withPermission(person, permission), person).length === 0
  );
}

/** What one person of the team can do with another, as buttons show it. */
const PERSON_ACTIONS = [
  'edit',
  'copy-link',
  'resend',
  'suspend',
  'reactivate',
  'end-sessions',
  'remove',
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/**
 * What the actor may do with the person now, in the order of `PERSON_ACTIONS`. Nothing without `user.edit`; the last
 * owner cannot be suspended or removed.
 * @param otherOwners how many owners besides the person are active
 */
export function personActions(actor: Person, person: Person, otherOwners: number): PersonAction[] {
  if (grantOf(actor, 'user.edit') === null || refusalToChange(actor, person) !== null) return [];
  return PERSON_ACTIONS.filter((action) => {
    if (action === 'edit') return person.state !== 'REMOVED';
    if (action === 'copy-link') return person.state === 'INVITED';
    if (action === 'end-sessions') return person.state === 'ACTIVE';
    const state = personAfter(person.state, action);
    return state !== null && !leavesNoOwner(person, { role: person.role, state }, otherOwners);
  });
}
