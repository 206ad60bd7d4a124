import { describe, expect, it } from 'vitest';
import { changedFields } from '@domain/equality';
import { compareVersions, mergeVersions } from '@entities/record/compare-versions';

interface Row {
  name: string;
  priceCents: number;
  tags: string[];
  when: { days: number[]; from: string | null } | null;
}
const base: Row = { name: 'Pizza', priceCents: 5900, tags: ['new'], when: { days: [1, 2], from: null } };

describe('changedFields', () => {
  it('is empty for the same values in other objects', () => {
    expect(changedFields(base, { ...base, tags: ['new'], when: { from: null, days: [1, 2] } })).toEqual({});
  });

  it('has a list or a part that is in another order, longer, or gone', () => {
    expect(changedFields(base, { ...base, tags: ['new', 'hot'] })).toEqual({ tags: ['new', 'hot'] });
    expect(changedFields(base, { ...base, when: { days: [2, 1], from: null } })).toEqual({
      when: { days: [2, 1], from: null },
    });
    expect(changedFields(base, { ...base, when: null })).toEqual({ when: null });
  });

  it('tells a value from the lack of one, and one lack from no other', () => {
    const plain = { name: '', when: null as string | null | undefined };
    expect(changedFields(plain, { name: '', when: undefined })).toEqual({});
    expect(changedFields(plain, { name: '', when: '' })).toEqual({ when: '' });
    expect(changedFields({ ...plain, when: 'now' }, plain)).toEqual({ when: null });
  });
});

describe('compareVersions', () => {
  const mine: Row = { ...base, name: 'Pizza grande', tags: ['hot'] };
  const theirs: Row = { ...base, name: 'Pizza da casa', priceCents: 6200 };

  it('suggests mine where I typed and theirs where only they did', () => {
    expect(compareVersions(base, mine, theirs)).toEqual([
      { field: 'name', suggested: 'mine', clash: true },
      { field: 'priceCents', suggested: 'theirs', clash: false },
      { field: 'tags', suggested: 'mine', clash: false },
    ]);
  });

  it('does not ask about what both changed to the same', () => {
    expect(compareVersions(base, { ...base, priceCents: 6200 }, { ...base, priceCents: 6200 })).toEqual([]);
  });

  it('joins what was chosen on top of what is stored', () => {
    expect(mergeVersions(mine, theirs, { name: 'theirs', priceCents: 'theirs', tags: 'mine' })).toEqual({
      ...base,
      name: 'Pizza da casa',
      priceCents: 6200,
      tags: ['hot'],
    });
  });
});
