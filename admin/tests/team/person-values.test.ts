import { PERMISSION_NAMES, type Person } from '@domain/access';
import { describe, expect, it } from 'vitest';
import {
  checkPerson,
  exceptionOf,
  mayGrant,
  newPerson,
  assignableRoles,
  withException,
  withRole,
} from '../../src/features/employees/users/person/person-values';

const actor = (role: Person['role'], branchIds: string[] = []): Person => ({
  id: 'me',
  state: 'ACTIVE',
  role,
  branchIds,
  allow: [],
  deny: [],
});
const owner = actor('owner');
const manager = actor('manager', ['centro']);
const fresh = newPerson('pt-BR', ['centro']);

describe('roles to give', () => {
  it('are all of them for an owner, and those below for a manager', () => {
    expect(assignableRoles(owner, null)).toContain('owner');
    const given = assignableRoles(manager, null);
    expect(given).toContain('attendant');
    expect(given).not.toContain('manager');
    expect(given).not.toContain('owner');
  });

  it('contain the role that somebody has, whoever could give it', () => {
    expect(
      assignableRoles(manager, { role: 'manager', branchIds: ['centro'], allow: [], deny: [] }),
    ).toContain('manager');
  });
});

describe('what is wrong with an invitation', () => {
  it('is nothing where the actor may give everything in it', () => {
    expect(checkPerson(owner, null)(fresh)).toEqual([]);
    expect(checkPerson(manager, null)(fresh)).toEqual([]);
  });

  it('is that nobody said which branch, unless it is an owner who works at all of them', () => {
    const unsaid = newPerson('pt-BR', null);
    expect(checkPerson(owner, null)(unsaid)).toEqual([{ path: 'branchIds', code: 'REQUIRED' }]);
    expect(checkPerson(owner, null)({ ...unsaid, branchIds: [] })).toEqual([]);
    expect(checkPerson(owner, null)(withRole(unsaid, 'owner'))).toEqual([]);
  });

  it('is said at its field', () => {
    const check = checkPerson(manager, null);
    expect(check({ ...fresh, branchIds: [] })).toContainEqual({
      code: 'GIVES_WHAT_THEY_LACK',
      path: 'branchIds',
    });
    expect(check({ ...fresh, role: 'manager' })).toContainEqual({ code: 'OWNERS_ONLY', path: 'role' });
    expect(check({ ...fresh, allow: ['plan.edit'] })).toContainEqual({
      code: 'GIVES_WHAT_THEY_LACK',
      path: 'allow.0',
    });
  });
});

it('lets nobody allow what they lack, and keeps what somebody was allowed', () => {
  expect(mayGrant(owner, null, 'plan.edit')).toBe(true);
  expect(mayGrant(manager, null, 'plan.edit')).toBe(false);
  expect(mayGrant(manager, null, 'wallet.view')).toBe(true);
  const before = { role: 'attendant' as const, branchIds: ['centro'], allow: ['plan.edit'], deny: [] };
  expect(mayGrant(manager, before, 'plan.edit')).toBe(true);
});

it('frees an owner of every bound', () => {
  const bound = { ...fresh, deny: ['order.cancel' as const] };
  expect(withRole(bound, 'owner')).toMatchObject({ role: 'owner', branchIds: [], deny: [] });
  expect(withRole(bound, 'kitchen')).toMatchObject({ role: 'kitchen', branchIds: ['centro'] });
});

it('says about every permission one thing, whatever was said before', () => {
  for (const permission of PERMISSION_NAMES) {
    const allowed = withException({ allow: [], deny: [permission] }, permission, 'allow');
    expect(exceptionOf(allowed, permission)).toBe('allow');
    const denied = withException(allowed, permission, 'deny');
    expect(denied).toEqual({ allow: [], deny: [permission] });
    expect(withException(denied, permission, 'role')).toEqual({ allow: [], deny: [] });
  }
});
