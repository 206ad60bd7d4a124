import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../../../src/domain/equality';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same value with the keys of every object the other way round, as another database may give it back. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

const json = fc.jsonValue({ depthSize: 'small' }).map((value) => value as Json);

describe('two values', () => {
  it('are the same whatever the order of their keys, and differ once something in them does', () => {
    fc.assert(
      fc.property(json, json, (value, other) => {
        expect(sameValue(value, turned(value))).toBe(true);
        expect(sameValue(value, { was: value })).toBe(false);
        expect(sameValue(value, other)).toBe(sameValue(other, value));
      }),
    );
  });

  it('are the same where nothing is said: null, undefined, an absent key', () => {
    expect(sameValue(null, undefined)).toBe(true);
    expect(sameValue({ a: undefined }, {})).toBe(true);
    expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{}], a: 1 })).toBe(true);
    for (const something of [0, '', false, [], {}]) expect(sameValue(something, null)).toBe(false);
  });

  it('keep the places of a list, and tell it from an object', () => {
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([1], [1, null])).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue(['a'], { 0: 'a' })).toBe(false);
  });

  it('compare dates by their instant, and texts as texts', () => {
    expect(sameValue(new Date(5), new Date(5))).toBe(true);
    expect(sameValue(new Date(5), new Date(6))).toBe(false);
    expect(sameValue(new Date(5), {})).toBe(false);
    expect(sameValue(new Date(0), '1970-01-01T00:00:00.000Z')).toBe(false);
    expect(sameValue('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z')).toBe(false);
  });

  it('compare numbers as numbers', () => {
    expect(sameValue(NaN, NaN)).toBe(true);
    expect(sameValue(0, -0)).toBe(true);
    expect(sameValue(1, '1')).toBe(false);
  });
});
