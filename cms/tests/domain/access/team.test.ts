import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grantOf,
  leavesNoOwner,
  PERMISSION_NAMES,
  PERSON_MOVES,
  PERSON_STATES,
  personActions,
  personAfter,
  refusalsToGrant,
  refusalToChange,
  ROLES,
  mayGrantTo,
  seesPerson,
  withPermission,
  type Access,
  type Grant,
  type Permission,
  type Person,
  type PersonMove,
  type PersonState,
  type Role,
} from '../../../src/domain/access';

/** Rows are states, columns are moves, in the order of PERSON_MOVES: where each leads. */
const LIFE_CYCLE: Record<PersonState, Partial<Record<PersonMove, PersonState>>> = {
  INVITED: { resend: 'INVITED', accept: 'ACTIVE', expire: 'EXPIRED', remove: 'REMOVED' },
  EXPIRED: { resend: 'INVITED', remove: 'REMOVED' },
  ACTIVE: { suspend: 'SUSPENDED', remove: 'REMOVED' },
  SUSPENDED: { reactivate: 'ACTIVE', remove: 'REMOVED' },
  REMOVED: { invite: 'INVITED' },
};

const access = (changes: Partial<Access> = {}): Access => ({
  role: 'attendant',
  branchIds: [],
  allow: [],
  deny: [],
  ...changes,
});
let ids = 0;
const person = (changes: Partial<Person> = {}): Person => ({
  id: String((ids += 1)),
  state: 'ACTIVE',
  ...access(changes),
  ...changes,
});

const BRANCHES = ['a', 'b', 'c'];
const anyAccess = fc.record({
  role: fc.constantFrom(...ROLES),
  branchIds: fc.subarray(BRANCHES),
  allow: fc.subarray([...PERMISSION_NAMES], { maxLength: 4 }),
  deny: fc.subarray([...PERMISSION_NAMES], { maxLength: 4 }),
});
const WEIGHT: Record<Grant, number> = { pin: 1, own: 2, masked: 2, limited: 2, full: 3 };
const held = (someone: Access, permission: Permission) => {
  const grant = grantOf(someone, permission);
  return grant ? WEIGHT[grant] : 0;
};

describe('the life cycle of a person', () => {
  for (const state of PERSON_STATES) {
    for (const move of PERSON_MOVES) {
      const to = LIFE_CYCLE[state][move] ?? null;
      it(`${state} ${move} → ${to ?? 'refused'}`, () => expect(personAfter(state, move)).toBe(to));
    }
  }

  it('reaches every state from an invitation, and leaves every state', () => {
    const reached = new Set<PersonState>(['INVITED']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const state of [...reached])
        for (const move of PERSON_MOVES) {
          const to = personAfter(state, move);
          if (to) reached.add(to);
        }
    }
    expect([...reached].sort()).toEqual([...PERSON_STATES].sort());
  });
});

describe('seeing people', () => {
  it.each([
    [[], [], true],
    [[], ['a'], true],
    [['a'], [], true],
    [['a'], ['a', 'b'], true],
    [['a'], ['b'], false],
  ])('from branches %j those of %j: %s', (mine, theirs, seen) => {
    expect(seesPerson(access({ branchIds: mine }), access({ branchIds: theirs }))).toBe(seen);
  });
});

describe('changing people', () => {
  it('is for nobody about themselves', () => {
    for (const role of ROLES) {
      const me = person({ role });
      expect(refusalToChange(me, me)?.code).toBe('SELF_CHANGE');
      expect(personActions(me, me, 5)).toEqual([]);
    }
  });

  it.each(ROLES.flatMap((actor) => ROLES.map((other): [Role, Role] => [actor, other])))(
    'as %s a %s',
    (role, other) => {
      const mayChange = role === 'owner' || (other !== 'owner' && other !== 'manager');
      expect(refusalToChange(person({ role }), person({ role: other }))?.code ?? null).toBe(
        mayChange ? null : 'OWNERS_ONLY',
      );
    },
  );

  it.each([
    [['a'], ['a'], true],
    [['a', 'b'], ['b'], true],
    [['a'], ['a', 'b'], false],
    [['a'], ['b'], false],
    [['a'], [], false],
    [[], ['a'], true],
    [[], [], true],
  ])('from branches %j of somebody at %j: %s', (mine, theirs, may) => {
    const refusal = refusalToChange(
      person({ role: 'manager', branchIds: mine }),
      person({ branchIds: theirs }),
    );
    expect(refusal?.code ?? null).toBe(may ? null : 'PERSON_ELSEWHERE');
  });

  it('takes the permission to change people at all', () => {
    for (const role of ROLES) {
      const actor = person({ role });
      const offered = personActions(actor, person(), 1);
      expect(offered.length > 0, role).toBe(grantOf(actor, 'user.edit') !== null);
    }
    expect(personActions(person({ role: 'owner', deny: ['user.edit'] }), person(), 1)).toEqual([]);
  });

  it.each([
    ['INVITED', ['edit', 'copy-link', 'resend', 'remove']],
    ['EXPIRED', ['edit', 'resend', 'remove']],
    ['ACTIVE', ['edit', 'suspend', 'end-sessions', 'remove']],
    ['SUSPENDED', ['edit', 'reactivate', 'remove']],
    ['REMOVED', []],
  ] as const)('offers for somebody %s %j', (state, actions) => {
    expect(personActions(person({ role: 'owner' }), person({ state }), 1)).toEqual(actions);
  });

  it('offers nothing that would leave the business without an owner', () => {
    const [actor, last] = [person({ role: 'owner' }), person({ role: 'owner' })];
    expect(personActions(actor, last, 0)).toEqual(['edit', 'end-sessions']);
    expect(personActions(actor, last, 1)).toEqual(['edit', 'suspend', 'end-sessions', 'remove']);
  });
});

describe('giving access', () => {
  const codes = (actor: Access, next: Access, before: Access | null = null) =>
    refusalsToGrant(actor, next, before).map(({ code, path }) => `${code} ${path.join('.')}`);

  it('as owner knows no bounds but those of owners', () => {
    const owner = access({ role: 'owner' });
    for (const role of ROLES) expect(codes(owner, access({ role })), role).toEqual([]);
    expect(codes(owner, access({ role: 'owner', branchIds: ['a'] }))).toEqual([
      'OWNER_UNRESTRICTED branchIds',
    ]);
    expect(codes(owner, access({ role: 'owner', deny: ['menu.edit'] }))).toEqual(['OWNER_UNRESTRICTED deny']);
  });

  it('as manager is for everybody but owners and managers', () => {
    const manager = access({ role: 'manager' });
    for (const role of ROLES) {
      const above = role === 'owner' || role === 'manager';
      expect(codes(manager, access({ role })).includes('OWNERS_ONLY role'), role).toBe(above);
      if (!above) expect(codes(manager, access({ role })), role).toEqual([]);
    }
  });

  it('is of branches that the giver has', () => {
    const manager = access({ role: 'manager', branchIds: ['a', 'b'] });
    expect(codes(manager, access({ branchIds: ['b'] }))).toEqual([]);
    for (const branchIds of [[], ['c'], ['a', 'c']])
      expect(codes(manager, access({ branchIds }))).toEqual(['GIVES_WHAT_THEY_LACK branchIds']);
  });

  it('is of permissions that the giver holds at least as well', () => {
    const manager = access({ role: 'manager' });
    const give = (permission: Permission) => codes(manager, access({ allow: [permission] }));
    expect(give('menu.edit')).toEqual([]);
    // Held not at all, with a bound, or with a PIN: an extra allowance would be more than that.
    for (const permission of ['plan.edit', 'order.refund', 'sales.view', 'customer.export'] as const)
      expect(give(permission), permission).toEqual(['GIVES_WHAT_THEY_LACK allow.0']);
    // What the giver was denied does not come back by a role.
    const denied = access({ role: 'manager', deny: ['campaign.edit'] });
    expect(codes(denied, access({ role: 'marketing' }))).toEqual(['GIVES_WHAT_THEY_LACK role']);
    expect(codes(denied, access({ role: 'kitchen' }))).toEqual([]);
  });

  it('is of nothing that nobody has', () => {
    const owner = access({ role: 'owner' });
    expect(codes(owner, access({ allow: ['forbidden.test'] }))).toEqual(['GIVES_WHAT_THEY_LACK allow.0']);
  });

  it('names each contradiction', () => {
    const next = access({ allow: ['menu.edit', 'cart.view'], deny: ['cart.view'] });
    expect(codes(access({ role: 'owner' }), next)).toEqual(['ALLOWED_AND_DENIED allow.1']);
  });

  it('leaves what the person has already, from whomever', () => {
    const manager = access({ role: 'manager' });
    const before = access({ allow: ['plan.view'] });
    expect(codes(manager, access({ ...before, role: 'kitchen' }), before)).toEqual([]);
    expect(codes(manager, access({ allow: ['plan.view', 'plan.edit'] }), before)).toEqual([
      'GIVES_WHAT_THEY_LACK allow.1',
    ]);
  });

  it('never makes anybody hold more than both they and the giver held', () => {
    fc.assert(
      fc.property(anyAccess, anyAccess, fc.option(anyAccess), (actor, next, before) => {
        if (refusalsToGrant(actor, next, before).length > 0) return;
        for (const permission of PERMISSION_NAMES) {
          const most = Math.max(held(actor, permission), before ? held(before, permission) : 0);
          expect(held(next, permission), permission).toBeLessThanOrEqual(most);
        }
        if (actor.branchIds.length > 0) {
          expect(next.branchIds.length).toBeGreaterThan(0);
          for (const id of next.branchIds) expect(actor.branchIds).toContain(id);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('giving one permission', () => {
  it('takes back a denial, and allows what the role does not bring in full', () => {
    const give = (changes: Partial<Access>, permission: Permission) => {
      const { allow, deny } = withPermission(access(changes), permission);
      return { allow, deny };
    };
    expect(give({ deny: ['menu.view', 'cart.view'] }, 'menu.view')).toEqual({
      allow: [],
      deny: ['cart.view'],
    });
    expect(give({ deny: ['plan.view'] }, 'plan.view')).toEqual({ allow: ['plan.view'], deny: [] });
    expect(give({ allow: ['plan.edit'] }, 'order.refund')).toEqual({
      allow: ['plan.edit', 'order.refund'],
      deny: [],
    });
    fc.assert(
      fc.property(anyAccess, fc.constantFrom(...PERMISSION_NAMES), (someone, permission) => {
        expect(grantOf(withPermission(someone, permission), permission)).toBe('full');
      }),
    );
  });

  it('is for those who may change the person and have it to give', () => {
    const attendant = person({ branchIds: ['a'] });
    expect(mayGrantTo(person({ role: 'owner' }), attendant, 'plan.view')).toBe(true);
    expect(mayGrantTo(person({ role: 'manager', branchIds: ['a'] }), attendant, 'menu.edit')).toBe(true);
    expect(mayGrantTo(person({ role: 'manager', branchIds: ['a'] }), attendant, 'plan.view')).toBe(false);
    expect(mayGrantTo(person({ role: 'manager', branchIds: ['b'] }), attendant, 'menu.edit')).toBe(false);
    expect(mayGrantTo(person({ role: 'manager' }), person({ role: 'manager' }), 'menu.edit')).toBe(false);
    expect(mayGrantTo(person({ role: 'owner', state: 'SUSPENDED' }), attendant, 'plan.view')).toBe(false);
    expect(mayGrantTo(person({ role: 'kitchen' }), attendant, 'menu.view')).toBe(false);
    expect(mayGrantTo(attendant, attendant, 'menu.view')).toBe(false);
    expect(mayGrantTo(person({ role: 'owner' }), attendant, 'forbidden.test')).toBe(false);
  });
});

describe('the last owner', () => {
  const owner = { role: 'owner', state: 'ACTIVE' } as const;

  it.each([
    [{ role: 'manager', state: 'ACTIVE' }],
    [{ role: 'owner', state: 'SUSPENDED' }],
    [{ role: 'owner', state: 'REMOVED' }],
  ] as const)('does not become %j', (next) => {
    expect(leavesNoOwner(owner, next, 0)).toBe(true);
    expect(leavesNoOwner(owner, next, 1)).toBe(false);
  });

  it('is not who is no active owner anyway', () => {
    for (const role of ROLES) {
      for (const state of PERSON_STATES) {
        if (role === 'owner' && state === 'ACTIVE') continue;
        expect(leavesNoOwner({ role, state }, { role: 'manager', state: 'REMOVED' }, 0)).toBe(false);
      }
    }
    expect(leavesNoOwner(owner, owner, 0)).toBe(false);
  });
});
