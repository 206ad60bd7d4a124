import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantsOf, PERMISSION_NAMES, ROLES, type Grant, type Permission } from '../../../src/domain/access';
import {
  actionsFor,
  EDIT_OUTCOMES,
  isOpen,
  ORDER_ACTIONS,
  ORDER_STATES,
  ORDER_TYPES,
  permissionFor,
  STATION_ACTIONS,
  transition,
  UNATTENDED_ACTIONS,
  type OrderMoment,
  type OrderMove,
  type OrderState,
} from '../../../src/domain/orders';
import { MINUTE_MS } from '../../../src/domain/time';
import { anOrder, NOON } from './fixtures';

const MOVES: OrderMove[] = [...ORDER_ACTIONS, ...UNATTENDED_ACTIONS, ...STATION_ACTIONS, ...EDIT_OUTCOMES];

describe('permissionFor', () => {
  /** Who may do what from where, by the words of the design: preparing begins to cost more to cancel. */
  const NEEDED: { [action in OrderMove]?: { [state in OrderState]?: Permission } } = {
    acknowledge: {
      AWAITING_PAYMENT: 'order.accept',
      SCHEDULED: 'order.accept',
      PENDING: 'order.accept',
      ACCEPTED: 'order.accept',
      CANCELLED: 'order.prepare',
    },
    accept: { PENDING: 'order.accept' },
    reject: { PENDING: 'order.reject' },
    start: { ACCEPTED: 'order.prepare' },
    ready: { ACCEPTED: 'order.prepare', PREPARING: 'order.prepare' },
    'station-start': { ACCEPTED: 'order.prepare', PREPARING: 'order.prepare' },
    'station-unstart': { PREPARING: 'order.prepare' },
    'station-ready': { ACCEPTED: 'order.prepare', PREPARING: 'order.prepare' },
    'station-recall': { PREPARING: 'order.prepare' },
    dispatch: { READY: 'order.dispatch', RETURNING: 'order.dispatch' },
    deliver: { READY: 'order.deliver', DISPATCHED: 'order.deliver' },
    return: { DISPATCHED: 'order.deliver' },
    'step-back': {
      PREPARING: 'order.prepare',
      READY: 'order.prepare',
      DISPATCHED: 'order.dispatch',
      DELIVERED: 'order.deliver',
    },
    refund: Object.fromEntries(
      ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT').map((state) => [state, 'order.refund']),
    ),
    'resolve-unmatched': Object.fromEntries(ORDER_STATES.map((state) => [state, 'order.refund'])),
    edit: {
      SCHEDULED: 'order.edit',
      PENDING: 'order.edit',
      ACCEPTED: 'order.edit',
      PREPARING: 'order.edit-after-preparation',
      READY: 'order.edit-after-preparation',
    },
    hold: {
      SCHEDULED: 'order.prepare',
      PENDING: 'order.prepare',
      ACCEPTED: 'order.prepare',
      PREPARING: 'order.prepare',
    },
    fire: {
      SCHEDULED: 'order.prepare',
      PENDING: 'order.prepare',
      ACCEPTED: 'order.prepare',
      PREPARING: 'order.prepare',
    },
    'offer-substitute': {
      SCHEDULED: 'order.edit',
      PENDING: 'order.edit',
      ACCEPTED: 'order.edit',
      PREPARING: 'order.edit',
    },
    'withdraw-substitute': {
      SCHEDULED: 'order.edit',
      PENDING: 'order.edit',
      ACCEPTED: 'order.edit',
      PREPARING: 'order.edit',
      READY: 'order.edit',
    },
    'edit-reopen': { READY: 'order.edit-after-preparation' },
    'edit-complete': { PREPARING: 'order.edit-after-preparation' },
    'acknowledge-change': { ACCEPTED: 'order.prepare', PREPARING: 'order.prepare', READY: 'order.prepare' },
    'take-payment': Object.fromEntries(
      ORDER_STATES.filter((state) => isOpen(state) && state !== 'AWAITING_PAYMENT' && state !== 'RETURNING')
        .concat('DELIVERED')
        .map((state) => [state, 'order.payment.confirm']),
    ),
    discount: Object.fromEntries(
      ORDER_STATES.filter((state) => isOpen(state) && state !== 'AWAITING_PAYMENT' && state !== 'RETURNING')
        .concat('DELIVERED')
        .map((state) => [state, 'order.discount']),
    ),
    cancel: {
      AWAITING_PAYMENT: 'order.cancel',
      SCHEDULED: 'order.cancel',
      PENDING: 'order.cancel',
      ACCEPTED: 'order.cancel',
      PREPARING: 'order.cancel-after-preparation',
      READY: 'order.cancel-after-preparation',
      DISPATCHED: 'order.cancel-after-preparation',
      RETURNING: 'order.cancel-after-preparation',
    },
    restore: { CANCELLED: 'order.restore', EXPIRED: 'order.restore' },
    'acknowledge-missed': { EXPIRED: 'order.accept' },
    'confirm-payment': {
      AWAITING_PAYMENT: 'order.payment.confirm',
      EXPIRED: 'order.payment.confirm',
      CANCELLED: 'order.payment.confirm',
    },
  };

  it.each(MOVES)('asks for what the design says to %s', (move) => {
    for (const state of ORDER_STATES) {
      expect(permissionFor(move, state), state).toBe(NEEDED[move]?.[state] ?? null);
    }
  });
});

describe('actionsFor', () => {
  const grants = (role: (typeof ROLES)[number]) => grantsOf({ role, branchIds: [], allow: [], deny: [] });

  it('offers each role what it may do', () => {
    const offered = (state: OrderState) =>
      Object.fromEntries(ROLES.map((role) => [role, actionsFor(anOrder({ state }), grants(role), NOON)]));
    const none = { courier: [], seller: [], marketing: [] };

    const decide = ['acknowledge', 'accept', 'reject', 'cancel', 'edit', 'offer-substitute', 'hold'];
    expect(offered('PENDING')).toEqual({
      owner: decide,
      manager: decide,
      attendant: decide,
      kitchen: ['hold'],
      ...none,
    });
    const cook = ['ready', 'step-back'];
    expect(offered('PREPARING')).toEqual({
      owner: ['ready', 'step-back', 'cancel', 'edit', 'offer-substitute', 'hold'],
      manager: ['ready', 'step-back', 'cancel', 'edit', 'offer-substitute', 'hold'],
      // With a manager's PIN.
      attendant: [...cook, 'cancel', 'edit', 'offer-substitute', 'hold'],
      kitchen: [...cook, 'hold'],
      ...none,
    });
    const carry = ['deliver', 'return', 'step-back'];
    expect(offered('DISPATCHED')).toEqual({
      owner: [...carry, 'cancel'],
      manager: [...carry, 'cancel'],
      attendant: [...carry, 'cancel'],
      kitchen: [],
      courier: carry,
      seller: [],
      marketing: [],
    });
    expect(offered('CANCELLED')).toEqual({
      owner: ['acknowledge', 'restore'],
      manager: ['acknowledge', 'restore'],
      attendant: ['acknowledge'],
      kitchen: ['acknowledge'],
      ...none,
    });
    expect(offered('AWAITING_PAYMENT').attendant).toEqual(['acknowledge', 'cancel', 'confirm-payment']);
    expect(offered('CONCLUDED').owner).toEqual([]);
  });

  it('offers exactly what is granted, in whatever way, and possible now', () => {
    const grant = fc.constantFrom<Grant | undefined>('full', 'own', 'masked', 'limited', 'pin', undefined);
    const held: fc.Arbitrary<Partial<Record<Permission, Grant>>> = fc.record(
      Object.fromEntries(PERMISSION_NAMES.map((name) => [name, grant])),
    );
    const situation = fc
      .record({ state: fc.constantFrom(...ORDER_STATES), type: fc.constantFrom(...ORDER_TYPES) })
      .map(anOrder);
    const later = fc
      .integer({ min: 0, max: 20 })
      .map((minutes) => new Date(NOON.getTime() + minutes * MINUTE_MS));
    fc.assert(
      fc.property(situation, held, later, (here, grants, now) => {
        const possible = ORDER_ACTIONS.filter((action) => {
          const permission = permissionFor(action, here.state);
          return permission !== null && grants[permission] !== undefined && transition(here, action, now).ok;
        });
        expect(actionsFor(here, grants, now)).toEqual(possible);
      }),
    );
  });

  it('offers to take back and to acknowledge an order that nobody answered, once', () => {
    const offers = (changes: Partial<OrderMoment>, role: (typeof ROLES)[number] = 'owner') =>
      actionsFor(anOrder({ state: 'EXPIRED', stateBefore: 'PENDING', ...changes }), grants(role), NOON);
    expect(offers({})).toEqual(['restore', 'acknowledge-missed']);
    expect(offers({}, 'attendant')).toEqual(['acknowledge-missed']);
    expect(offers({}, 'kitchen')).toEqual([]);
    expect(offers({ missedAcknowledgedAt: NOON.toISOString() })).toEqual(['restore']);
    expect(offers({ test: true })).toEqual(['restore']);
    expect(offers({ stateBefore: 'AWAITING_PAYMENT' })).toEqual([]);
  });

  it('offers to take note only of what rings', () => {
    const offers = (changes: Partial<OrderMoment> & { state: OrderState }) =>
      actionsFor(anOrder(changes), grants('owner'), NOON).includes('acknowledge');
    expect(offers({ state: 'PENDING' })).toBe(true);
    expect(offers({ state: 'PENDING', acknowledgedAt: NOON.toISOString() })).toBe(false);
    expect(offers({ state: 'ACCEPTED' })).toBe(true);
    expect(offers({ state: 'CANCELLED', acknowledgedAt: NOON.toISOString() })).toBe(true);
    expect(offers({ state: 'CANCELLED', cancellationAcknowledged: true })).toBe(false);
  });
});
