import { inviteBody, type PersonDto } from '@contracts/team';
import {
  refusalsToGrant,
  ROLES,
  type Access,
  type Permission,
  type Person,
  type Role,
  type TeamRefusal,
} from '@domain/access';
import type { z } from 'zod';
import type { FieldIssue } from '@shared/form/issues';

/** What the form edits; the address is asked for once, when somebody is invited. */
export const personSchema = inviteBody.required().extend({
  /** Empty for every branch; null while nobody said which. */
  branchIds: inviteBody.required().shape.branchIds.nullable(),
});
export type PersonValues = z.output<typeof personSchema>;

export function newPerson(
  language: PersonValues['language'],
  branchIds: PersonValues['branchIds'],
): PersonValues {
  return {
    name: '',
    email: '',
    role: 'attendant',
    branchIds,
    allow: [],
    deny: [],
    language,
  };
}

export const personValues = (person: PersonDto): PersonValues => ({
  name: person.name,
  email: person.email,
  role: person.role,
  branchIds: person.branchIds,
  allow: person.allow,
  deny: person.deny,
  language: person.language,
});

const NOTHING: Pick<Access, 'branchIds' | 'allow' | 'deny'> = { branchIds: [], allow: [], deny: [] };

/** The rules of the team, the server's: what the actor may make of somebody who is `before`, or new. */
export function checkPerson(actor: Person, before: Access | null): (values: PersonValues) => FieldIssue[] {
  return (values) => {
    const { role, branchIds } = values;
    const missing = branchIds === null && role !== 'owner' ? [{ path: 'branchIds', code: 'REQUIRED' }] : [];
    return [
      ...missing,
      ...refusalsToGrant(actor, { ...values, branchIds: branchIds ?? [] }, before).map(toIssue),
    ];
  };
}

const toIssue = ({ code, path }: TeamRefusal): FieldIssue => ({ code, path: path.join('.') });

/** The roles the actor may give somebody in place of `before`; a role that they have already may stay. */
export function assignableRoles(actor: Person, before: Access | null): Role[] {
  return ROLES.filter((role) => {
    if (role === before?.role) return true;
    const refusals = refusalsToGrant(actor, { ...NOTHING, role }, before);
    return refusals.every(({ path }) => path[0] !== 'role');
  });
}

/** Whether the actor may allow somebody a permission in full. */
export function mayGrant(actor: Person, before: Access | null, permission: Permission): boolean {
  if (before?.allow.includes(permission)) return true;
  const next: Access = { ...NOTHING, role: 'seller', allow: [permission] };
  return refusalsToGrant(actor, next, before).every((refusal) => refusal.permission !== permission);
}

/** Another role: an owner is bound by nothing, so what bound the person before falls away. */
export function withRole(values: PersonValues, role: Role): PersonValues {
  return role === 'owner' ? { ...values, role, branchIds: [], deny: [] } : { ...values, role };
}

export type Exception = 'role' | 'allow' | 'deny';

export const exceptionOf = (
  { allow, deny }: Pick<PersonValues, 'allow' | 'deny'>,
  permission: Permission,
): Exception => (deny.includes(permission) ? 'deny' : allow.includes(permission) ? 'allow' : 'role');

/** Says about one permission that it is as the role has it, allowed in any case, or denied. */
export function withException(
  { allow, deny }: Pick<PersonValues, 'allow' | 'deny'>,
  permission: Permission,
  exception: Exception,
): Pick<PersonValues, 'allow' | 'deny'> {
  const without = (list: Permission[]) => list.filter((name) => name !== permission);
  return {
    allow: exception === 'allow' ? [...without(allow), permission] : without(allow),
    deny: exception === 'deny' ? [...without(deny), permission] : without(deny),
  };
}
