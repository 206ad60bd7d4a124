import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderActionBodies } from '../../../src/contracts/orders';
import { PERMISSION_NAMES } from '../../../src/domain/access';
import {
  INITIAL_STATES,
  isTerminal,
  ORDER_ACTIONS,
  ORDER_TRANSITIONS,
  transition,
  UNATTENDED_ACTIONS,
} from '../../../src/domain/orders/life-cycle';
import { ORDER_STATES, ORDER_TYPES, type OrderState } from '../../../src/domain/orders/order';
import { anOrder, NOON } from './fixtures';
import { MOVES, TIMINGS } from './moves';

const situations = ORDER_STATES.flatMap((state) =>
  ORDER_TYPES.flatMap((type) => TIMINGS.map((timing) => ({ state, type, timing }))),
);

describe('the table of transitions', () => {
  it('reaches every state from the states an order is placed in', () => {
    const reached = new Set<OrderState>(INITIAL_STATES);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { from, to } of ORDER_TRANSITIONS) {
        if (to && from.some((state) => reached.has(state))) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  });

  it.each(ORDER_TYPES)('brings every %s order that has not ended to an end', (type) => {
    const ends = new Set<OrderState>(['CONCLUDED']);
    const leadsOn = (state: OrderState) =>
      TIMINGS.every((timing) =>
        MOVES.some((move) => {
          const result = transition(anOrder({ state, type, timing }), move, NOON);
          return result.ok && ends.has(result.to);
        }),
      );
    for (let before = 0; before < ends.size; ) {
      before = ends.size;
      ORDER_STATES.filter(leadsOn).forEach((state) => ends.add(state));
    }
    const ended = ['REJECTED', 'EXPIRED'];
    expect([...ends].sort()).toEqual(ORDER_STATES.filter((state) => !ended.includes(state)).sort());
  });

  it('gives one action at most one way out of a situation', () => {
    for (const { state, type, timing } of situations) {
      for (const move of MOVES) {
        const ways = ORDER_TRANSITIONS.filter(
          (row) =>
            row.action === move &&
            row.from.includes(state) &&
            (row.types ?? [type]).includes(type) &&
            (row.timing ?? timing) === timing,
        );
        for (const before of ORDER_STATES) {
          const waysFrom = ways.filter((row) => row.before?.includes(before) ?? true);
          expect(waysFrom.length, `${move} from ${state} after ${before}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('asks one permission for one action in one state', () => {
    for (const state of ORDER_STATES) {
      for (const move of MOVES) {
        const rows = ORDER_TRANSITIONS.filter((row) => row.action === move && row.from.includes(state));
        expect(new Set(rows.map(({ permission }) => permission)).size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('uses every action, asks only permissions that exist, and leaves to the clock what people cannot take', () => {
    expect(new Set(ORDER_TRANSITIONS.map(({ action }) => action))).toEqual(new Set(MOVES));
    for (const { action, permission } of ORDER_TRANSITIONS) {
      const unattended = UNATTENDED_ACTIONS.some((name) => name === action);
      const people: readonly string[] = unattended ? ['system', 'customer'] : PERMISSION_NAMES;
      expect(people, action).toContain(permission);
    }
  });

  it('names its actions as the API does', () => {
    expect([...ORDER_ACTIONS].sort()).toEqual(Object.keys(orderActionBodies).sort());
  });

  it('never lets an order out of an end, except for a restore', () => {
    const walk = fc.array(fc.constantFrom(...MOVES), { maxLength: 40 });
    const start = fc.record({
      state: fc.constantFrom(...INITIAL_STATES),
      type: fc.constantFrom(...ORDER_TYPES),
      timing: fc.constantFrom(...TIMINGS),
    });
    fc.assert(
      fc.property(start, walk, (from, moves) => {
        let here = anOrder(from);
        for (const move of moves) {
          const result = transition(here, move, NOON);
          if (!result.ok || result.to === here.state) continue;
          if (isTerminal(here.state)) expect([here.state, move]).toEqual(['CANCELLED', 'restore']);
          here = anOrder({ ...from, state: result.to });
        }
      }),
    );
  });
});
