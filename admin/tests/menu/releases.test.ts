import type { MenuReleaseDto, RowDifference, StagedRowDto } from '@contracts/menu-releases';
import { describe, expect, it } from 'vitest';
import { ownPriceChanges, partChanges } from '../../src/features/menu/releases/part-changes';
import { changedSince, seenByCustomers } from '../../src/features/menu/releases/seen-fields';
import { stagedOf, stagedProducts } from '../../src/features/menu/releases/use-staged';

const part = (id: string, changes: object = {}) => ({
  id,
  name: id,
  priceCents: 100,
  state: 'ACTIVE' as const,
  soldOutUntil: null,
  ...changes,
});
const field = (name: string, was: unknown, now: unknown, becomes: unknown) => ({
  field: name,
  was,
  now,
  becomes,
});

describe('what changes of a group', () => {
  it('is told by part: those that come, change and go', () => {
    const [same, dearer, gone] = [part('same'), part('dearer'), part('gone')];
    const changes = partChanges([same, dearer, gone], [same, { ...dearer, priceCents: 150 }, part('new')]);
    expect(changes.map(({ id, was, becomes }) => [id, was?.priceCents, becomes?.priceCents])).toEqual([
      ['dearer', 100, 150],
      ['new', undefined, 100],
      ['gone', 100, undefined],
    ]);
  });

  it('tells prices in variations one by one, apart from the part itself', () => {
    const inSizes = (...cents: number[]) => ({
      variationPrices: cents.map((priceCents, index) => ({ variationId: `size${index}`, priceCents })),
    });
    const [edge, cheese] = [part('edge', inSizes(600, 800)), part('cheese', inSizes(300))];
    const changes = partChanges(
      [edge, cheese],
      [part('edge', inSizes(700, 800)), part('cheese', { priceCents: 400 })],
    );
    expect(changes).toMatchObject([
      { id: 'edge', itself: false, prices: [{ variationId: 'size0', was: 600, becomes: 700 }] },
      { id: 'cheese', itself: true, prices: [{ variationId: 'size0', was: 300, becomes: null }] },
    ]);
    expect(ownPriceChanges(null, inSizes(100).variationPrices)).toEqual([
      { variationId: 'size0', was: null, becomes: 100 },
    ]);
  });

  it('is never what is sold out', () => {
    expect(partChanges([part('a')], [part('a', { soldOutUntil: '2099-01-01T00:00:00.000Z' })])).toEqual([]);
    expect(partChanges(null, undefined)).toEqual([]);
  });
});

describe('a field', () => {
  it('has moved when it is not what it was when it was staged, or published', () => {
    expect(changedSince(field('priceCents', 2800, 3000, 3200), true)).toBe(true);
    expect(changedSince(field('priceCents', 2800, 2800, 3200), true)).toBe(false);
    expect(changedSince(field('priceCents', 2800, 3200, 3200), false)).toBe(false);
    expect(changedSince(field('priceCents', 2800, 3500, 3200), false)).toBe(true);
    const soldOut = [part('a', { soldOutUntil: '2099-01-01T00:00:00.000Z' })];
    expect(changedSince(field('extras', [part('a')], soldOut, []), true)).toBe(false);
  });

  it('that customers never see is left out, with rows of nothing else', () => {
    const row = (id: string, fields: string[]): RowDifference => ({
      entity: 'product',
      id,
      name: id,
      gone: false,
      fields: fields.map((name) => field(name, 1, 1, 2)),
    });
    const seen = seenByCustomers([row('a', ['costCents', 'priceCents']), row('b', ['station', 'sku'])]);
    expect(seen.map(({ id, fields }) => [id, fields.map((one) => one.field)])).toEqual([
      ['a', ['priceCents']],
    ]);
  });
});

describe('what is staged', () => {
  const release = (id: string, name: string) => ({ id, name }) as MenuReleaseDto;
  const row = (releaseId: string, entity: StagedRowDto['entity'], id: string): StagedRowDto => ({
    releaseId,
    entity,
    id,
    fields: {},
  });
  const staged = {
    releases: [release('1', 'Friday'), release('2', 'Winter')],
    rows: [row('1', 'product', 'p'), row('2', 'product', 'p'), row('2', 'category', 'c')],
    refetch: () => undefined,
  };

  it('is found by row and named by release', () => {
    expect(stagedOf(staged, 'category', 'c').map((one) => one.release.name)).toEqual(['Winter']);
    expect(stagedOf(staged, 'product', 'c')).toEqual([]);
    expect([...stagedProducts(staged)]).toEqual([['p', 'Friday, Winter']]);
  });
});
