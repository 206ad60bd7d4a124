import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPosition, moveRow, positionChanges, type Positioned } from '@shared/sortable/reorder';

const rows = (...positions: number[]): Positioned[] =>
  positions.map((position, index) => ({ id: `r${index}`, position }));

/** What a list sorted by position shows after the changes were stored. */
function stored(list: readonly Positioned[], changes: readonly Positioned[]): string[] {
  const changed = new Map(changes.map(({ id, position }) => [id, position]));
  return list
    .map(({ id, position }) => ({ id, position: changed.get(id) ?? position }))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
}

describe('moveRow', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [5, 0, 'abc'],
  ])('from %i to %i gives %s', (from, to, order) => {
    expect(moveRow(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});

describe('positionChanges', () => {
  it('changes one row where there is room between its neighbours', () => {
    expect(positionChanges(moveRow(rows(10, 20, 30, 40), 3, 1), 'r3')).toEqual([{ id: 'r3', position: 15 }]);
  });

  it('changes one row that comes first or last', () => {
    expect(positionChanges(moveRow(rows(10, 20, 30), 2, 0), 'r2')).toEqual([{ id: 'r2', position: 4 }]);
    expect(positionChanges(moveRow(rows(10, 20, 30), 0, 2), 'r0')).toEqual([{ id: 'r0', position: 40 }]);
  });

  it('gives every row a place where there is no room', () => {
    const wanted = moveRow(rows(0, 0, 0), 2, 0);
    expect(positionChanges(wanted, 'r2')).toEqual([
      { id: 'r2', position: 10 },
      { id: 'r0', position: 20 },
      { id: 'r1', position: 30 },
    ]);
  });

  it('looks at every place when several rows were moved', () => {
    const wanted = moveRow(moveRow(rows(10, 20, 30, 40), 3, 0), 3, 1);
    expect(stored(wanted, positionChanges(wanted, ''))).toEqual(['r3', 'r2', 'r0', 'r1']);
  });

  it('always stores the order that was wished, with places from 0 up', () => {
    const list = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.nat(11), fc.nat(11), (positions, from, to) => {
        const before = rows(...positions.sort((a, b) => a - b));
        const moved = before[from % before.length]!;
        const wanted = moveRow(before, from % before.length, to % before.length);
        const changes = positionChanges(wanted, moved.id);
        expect(stored(wanted, changes)).toEqual(wanted.map(({ id }) => id));
        expect(changes.every(({ position }) => position >= 0)).toBe(true);
      }),
    );
  });
});

it('puts a new row after the last', () => {
  expect(lastPosition([])).toBe(10);
  expect(lastPosition(rows(40, 10))).toBe(50);
});
