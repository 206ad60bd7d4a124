import { describe, expect, it } from 'vitest';
import {
  askedAfter,
  asks,
  indexMenu,
  isAvailable,
  nestingProblems,
  sellable,
  shortGroups,
} from '../../../src/domain/menu';
import { aMenu, anExtra, anExtraGroup, aProduct } from './fixtures';

const named = (id: string, ...extras: Parameters<typeof anExtra>[0][]) =>
  anExtraGroup(
    extras.map((changes, at) => anExtra({ id: `${id}${at}`, ...changes })),
    { id, name: id.toUpperCase() },
  );
const sauces = named('sauces', { name: 'Mayo' });
const dips = named('dips', { name: 'Pesto' });
const sides = named('sides', { name: 'Rice' }, { name: 'Fries', extraGroupIds: ['sauces', 'dips'] });
const problems = (group: Parameters<typeof nestingProblems>[0], others = [sauces, dips, sides]) =>
  nestingProblems(group, others).map(({ code, path, args }) => [code, path.join('.'), args.group]);

describe('nestingProblems', () => {
  it('finds nothing wrong with two levels, in the order they are named', () => {
    expect(problems(sides)).toEqual([]);
    expect(problems({ ...sides, id: null })).toEqual([]);
    expect(problems(sauces)).toEqual([]);
    expect(asks(sides)).toBe(true);
    expect(asks(sauces)).toBe(false);
    expect(askedAfter('dips', [sauces, dips, sides])).toEqual([
      { groupId: 'sides', group: 'SIDES', extra: 'Fries' },
    ]);
  });

  it('refuses a third level, whichever of the groups is looked at', () => {
    expect(problems(named('combo', {}, { extraGroupIds: ['dips', 'sides'] }))).toEqual([
      ['NESTED_TOO_DEEP', 'extras.1.extraGroupIds.1', 'SIDES'],
    ]);
    expect(problems(named('sauces', { extraGroupIds: ['more'] }))).toEqual([
      ['NESTED_IS_ASKED', 'extras.0.extraGroupIds', 'SIDES'],
    ]);
  });

  it('refuses a group in itself, or twice after one extra, but not after two', () => {
    expect(problems(named('own', { extraGroupIds: ['own'] }))).toEqual([
      ['NESTED_IN_ITSELF', 'extras.0.extraGroupIds.0', 'OWN'],
    ]);
    expect(problems(named('own', { extraGroupIds: ['dips', 'dips'] }))).toEqual([
      ['NESTED_TWICE', 'extras.0.extraGroupIds.1', 'DIPS'],
    ]);
    expect(problems(named('own', { extraGroupIds: ['dips'] }, { extraGroupIds: ['dips'] }))).toEqual([]);
  });

  it('holds for any menu: where it finds nothing, nothing is deeper than two levels', () => {
    const ids = ['a', 'b', 'c'];
    // Every way in which three groups of one extra each may ask for at most one group.
    const ways = [null, ...ids];
    let sound = 0;
    for (const a of ways)
      for (const b of ways)
        for (const c of ways) {
          const groups = [a, b, c].map((to, at) =>
            named(ids[at]!, { extraGroupIds: to === null ? [] : [to] }),
          );
          const depth = (id: string, seen: number): number => {
            const next = groups.find((group) => group.id === id)?.extras[0]?.extraGroupIds[0];
            return next === undefined || seen > 3 ? seen : depth(next, seen + 1);
          };
          const deepest = Math.max(...ids.map((id) => depth(id, 1)));
          const refused = groups.some((group) => nestingProblems(group, groups).length > 0);
          expect([a, b, c, refused]).toEqual([a, b, c, deepest > 2]);
          if (!refused) sound++;
        }
    expect(sound).toBeGreaterThan(5);
  });
});

describe('an extra that demands something', () => {
  const context = { now: new Date('2026-11-21T15:00:00Z'), timeZone: 'UTC', channel: 'STORE' };
  const gone = anExtra({ id: 'gone', state: 'PAUSED' });
  const menuWith = (inner: Parameters<typeof anExtraGroup>[1], min = 1) => {
    const fries = anExtra({ id: 'fries', extraGroupIds: ['inner', 'unknown'] });
    const outer = anExtraGroup([fries], { id: 'outer', min });
    const product = aProduct({ extraGroupIds: ['outer'] });
    const index = indexMenu(
      aMenu({ products: [product], extraGroups: [outer, anExtraGroup([gone], { id: 'inner', ...inner })] }),
    );
    return { index, product, fries };
  };

  it('cannot be had when that cannot, and the product says which group lacks what', () => {
    const { index, product, fries } = menuWith({ min: 1 });
    expect(isAvailable(index, fries, context)).toBe(false);
    expect(shortGroups(index, fries, context)).toEqual(['inner']);
    expect(sellable(index, product, context)).toEqual({
      sellable: false,
      reasons: [{ code: 'GROUP_UNSATISFIABLE', groupId: 'outer', nestedIds: ['inner'] }],
    });
  });

  it.each([
    ['demands nothing', { min: 0 }],
    ['is paused', { min: 1, state: 'PAUSED' as const }],
    ['is archived', { min: 1, state: 'ARCHIVED' as const }],
  ])('can be had when the group %s', (_, inner) => {
    const { index, product, fries } = menuWith(inner);
    expect(isAvailable(index, fries, context)).toBe(true);
    expect(sellable(index, product, context)).toEqual({ sellable: true });
  });
});
