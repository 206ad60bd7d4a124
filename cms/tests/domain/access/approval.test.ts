import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvedGrant,
  grantOf,
  PERMISSION_NAMES,
  PIN_TRIES,
  pinProblem,
  reachesBranch,
  ROLES,
  sharedBranches,
  type Access,
} from '../../../src/domain/access';

const access = (changes: Partial<Access> = {}): Access => ({
  role: 'manager',
  branchIds: [],
  allow: [],
  deny: [],
  ...changes,
});

describe('a PIN', () => {
  it.each(['', '1', '123', '1234567', '12a4', ' 1234', '12 34', '१२३४', '-123'])('is not %j', (pin) =>
    expect(pinProblem(pin)).toBe('PIN_FORM'),
  );

  it.each([
    '0000',
    '7777',
    '999999',
    '1234',
    '4321',
    '012345',
    '7890',
    '3210',
    '1212',
    '343434',
    '123123',
    '1999',
    '2024',
    '2580',
    '112233',
  ])('is too easy as %s', (pin) => expect(pinProblem(pin)).toBe('PIN_WEAK'));

  it.each(['4071', '8302', '90417', '273918', '0042'])('may be %s', (pin) =>
    expect(pinProblem(pin)).toBeNull(),
  );

  it('is refused for being easy in few cases only', () => {
    const weak = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).filter(
      (pin) => pinProblem(pin) === 'PIN_WEAK',
    );
    expect(weak.length).toBeGreaterThan(100);
    expect(weak.length).toBeLessThan(400);
  });

  it('is hardly found by who guesses for a month, nor in a day by all people of a business', () => {
    const pins = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).filter(
      (pin) => pinProblem(pin) === null,
    ).length;
    const month = 1 - (1 - PIN_TRIES.day / pins) ** 30;
    expect(month).toBeLessThan(0.04);
    expect(PIN_TRIES.dayOfBusiness / pins).toBeLessThan(0.006);
    expect(PIN_TRIES.quarterOfAnHour).toBeLessThan(PIN_TRIES.day);
    expect(PIN_TRIES.day).toBeLessThan(PIN_TRIES.dayOfBusiness);
  });
});

describe('approving', () => {
  it('takes who holds the permission without a PIN, with their own bound', () => {
    expect(approvedGrant(access(), 'order.cancel-after-preparation', null)).toBe('full');
    expect(approvedGrant(access(), 'order.refund', null)).toBe('limited');
    expect(approvedGrant(access({ role: 'owner' }), 'order.refund', null)).toBe('full');
    // A manager needs a PIN for it themselves.
    expect(approvedGrant(access(), 'customer.export', null)).toBeNull();
    expect(approvedGrant(access({ role: 'owner' }), 'customer.export', null)).toBe('full');
  });

  it('takes who reaches the branch', () => {
    const approver = access({ branchIds: ['a'] });
    expect(approvedGrant(approver, 'order.cancel-after-preparation', 'a')).toBe('full');
    expect(approvedGrant(approver, 'order.cancel-after-preparation', 'b')).toBeNull();
  });

  it('is not for who was denied it, nor for who was denied the deed', () => {
    for (const denied of ['approval.give', 'order.discount'])
      expect(approvedGrant(access({ role: 'owner', deny: [denied] }), 'order.discount', null)).toBeNull();
  });

  it('never gives more than the approver holds', () => {
    const anybody = fc.record({
      role: fc.constantFrom(...ROLES),
      branchIds: fc.subarray(['a', 'b']),
      allow: fc.subarray([...PERMISSION_NAMES]),
      deny: fc.subarray([...PERMISSION_NAMES]),
    });
    fc.assert(
      fc.property(anybody, fc.constantFrom(...PERMISSION_NAMES), (approver, permission) => {
        const grant = approvedGrant(approver, permission, 'a');
        if (grant === null) return;
        expect(grantOf(approver, permission)).toBe(grant);
        expect(reachesBranch(approver, 'a')).toBe(true);
      }),
    );
  });
});

describe('the branches of two people', () => {
  it.each([
    [[], [], []],
    [[], ['a'], ['a']],
    [['a'], [], ['a']],
    [['a', 'b'], ['b', 'c'], ['b']],
    [['a'], ['b'], null],
  ])('%j and %j are %j', (one, other, shared) => {
    expect(sharedBranches(access({ branchIds: one }), access({ branchIds: other }))).toEqual(shared);
  });
});
