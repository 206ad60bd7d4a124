import { describe, expect, it } from 'vitest';
import { ROLES, type Access, type Role } from '../../../src/domain/access';
import { ticketVisibility } from '../../../src/domain/support';

const who = (role: Role, more: Partial<Access> = {}): Access => ({
  ...{ role, branchIds: [], allow: [], deny: [] },
  ...more,
});

describe('who is shown a ticket', () => {
  it('is who leads the whole business; everybody else is shown their own', () => {
    const all = ROLES.filter((role) => ticketVisibility(who(role)) === 'all');
    expect(all).toEqual(['owner', 'manager']);
    for (const role of ROLES) expect(ticketVisibility(who(role)), role).not.toBeNull();
    expect(ticketVisibility(who('manager', { branchIds: ['centro'] }))).toBe('own');
  });

  it('follows what was allowed and denied to a person', () => {
    expect(ticketVisibility(who('kitchen', { allow: ['support.contact'] }))).toBe('all');
    expect(ticketVisibility(who('manager', { deny: ['support.contact'] }))).toBeNull();
  });
});
