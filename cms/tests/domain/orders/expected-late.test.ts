import { describe, expect, it } from 'vitest';
import { expectedLateMin, type ExpectedOrder } from '../../../src/domain/orders/expected-late';
import { NOON } from './fixtures';

const minute = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const at = (minutes: number) => minute(minutes).toISOString();
/** Placed at noon, 30 minutes to cook and 20 on the way. */
const order = (changes: Partial<ExpectedOrder> = {}): ExpectedOrder => ({
  state: 'PENDING',
  timing: 'NOW',
  placedAt: at(0),
  acceptedAt: null,
  dispatchedAt: null,
  promisedAt: at(50),
  preparationMin: 30,
  ...changes,
});

describe('an order that will be late', () => {
  it('says so by as much as it was left waiting, before it is late', () => {
    expect(expectedLateMin(order(), minute(2))).toBeNull();
    expect(expectedLateMin(order(), minute(8))).toBe(8);
  });

  it('says so by when it was taken on, and by when cooking should have ended', () => {
    const cooking = order({ state: 'PREPARING', acceptedAt: at(1) });
    expect(expectedLateMin(cooking, minute(20))).toBeNull();
    expect(expectedLateMin(cooking, minute(40))).toBe(10);
    expect(expectedLateMin(order({ state: 'ACCEPTED', acceptedAt: at(12) }), minute(13))).toBe(12);
  });

  it('says so by what is left of the way', () => {
    const ready = order({ state: 'READY', acceptedAt: at(1) });
    expect(expectedLateMin(ready, minute(30))).toBeNull();
    expect(expectedLateMin(ready, minute(36))).toBe(6);
    const away = order({ state: 'DISPATCHED', acceptedAt: at(1), dispatchedAt: at(37) });
    expect(expectedLateMin(away, minute(40))).toBe(7);
  });

  it('says nothing once it is late, ended, for later, or without a promise', () => {
    expect(expectedLateMin(order({ state: 'PREPARING', acceptedAt: at(1) }), minute(50))).toBeNull();
    expect(expectedLateMin(order({ state: 'DELIVERED' }), minute(40))).toBeNull();
    expect(expectedLateMin(order({ timing: 'SCHEDULED' }), minute(40))).toBeNull();
    expect(expectedLateMin(order({ promisedAt: null }), minute(40))).toBeNull();
  });
});
