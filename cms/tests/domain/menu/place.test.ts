import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_POSITION, lastPosition, placeRow, type Place, type Placed } from '../../../src/domain/menu';

const rows = (...positions: number[]): Placed[] =>
  positions.map((position, index) => ({ id: `r${index}`, position }));

/** The list as it is read once the changes are stored: by position, then as the rows were made. */
function stored(list: readonly Placed[], changes: readonly Placed[]): Placed[] {
  const changed = new Map(changes.map(({ id, position }) => [id, position]));
  return list
    .map((row) => ({ ...row, position: changed.get(row.id) ?? row.position }))
    .sort((a, b) => a.position - b.position || Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

const idsOf = (list: readonly Placed[]) => list.map(({ id }) => id);

/** The same by taking the row out and putting it in again. */
function wished(list: readonly Placed[], id: string, place: Place): string[] {
  const ids = idsOf(list).filter((each) => each !== id);
  if ('before' in place) ids.splice(ids.indexOf(place.before), 0, id);
  else ids.splice(place.after === null ? 0 : ids.indexOf(place.after) + 1, 0, id);
  return ids;
}

describe('a row that is put beside another', () => {
  it.each<[positions: number[], id: string, place: Place, changes: Placed[]]>([
    [[10, 20, 30, 40], 'r3', { after: 'r0' }, [{ id: 'r3', position: 15 }]],
    [[10, 20, 30, 40], 'r3', { before: 'r1' }, [{ id: 'r3', position: 15 }]],
    [[10, 20, 30], 'r2', { after: null }, [{ id: 'r2', position: 4 }]],
    [[10, 20, 30], 'r0', { after: 'r2' }, [{ id: 'r0', position: 40 }]],
    [[10, 20, 30], 'r1', { after: 'r0' }, []],
    [[10, 20, 30], 'r1', { before: 'r2' }, []],
    [[0, 0, 0], 'r0', { after: null }, []],
    [
      [0, 0, 0],
      'r2',
      { after: null },
      [
        { id: 'r2', position: 10 },
        { id: 'r0', position: 20 },
        { id: 'r1', position: 30 },
      ],
    ],
    [
      [5, LAST_POSITION - 1, LAST_POSITION],
      'r0',
      { after: 'r2' },
      [
        { id: 'r1', position: 10 },
        { id: 'r2', position: 20 },
        { id: 'r0', position: 30 },
      ],
    ],
  ])('among %j: %s %j', (positions, id, place, changes) => {
    expect(placeRow(rows(...positions), id, place)).toEqual(changes);
  });

  it('needs another row of the list to stand beside', () => {
    for (const id of ['r0', 'elsewhere']) {
      expect(placeRow(rows(10, 20), 'r0', { after: id })).toBeNull();
      expect(placeRow(rows(10, 20), 'r0', { before: id })).toBeNull();
    }
  });

  it('stands there after any moves, and every other row as it stood', () => {
    const start = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 2, maxLength: 12 });
    const moves = fc.array(fc.record({ row: fc.nat(), beside: fc.nat(), how: fc.nat(2) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(start, moves, (positions, steps) => {
        let list = stored(rows(...positions), []);
        for (const { row, beside, how } of steps) {
          const { id } = list[row % list.length]!;
          const others = list.filter((each) => each.id !== id);
          const other = others[beside % others.length]!.id;
          const place: Place = how === 0 ? { after: null } : how === 1 ? { after: other } : { before: other };
          const changes = placeRow(list, id, place);
          const next = stored(list, changes ?? []);
          expect(idsOf(next)).toEqual(wished(list, id, place));
          for (const { position } of changes ?? []) {
            expect(Number.isInteger(position)).toBe(true);
            expect(position).toBeGreaterThanOrEqual(0);
            expect(position).toBeLessThanOrEqual(LAST_POSITION);
          }
          // One row, or all that have to have room again.
          if (changes && changes.length > 1)
            expect(new Set(next.map(({ position }) => position)).size).toBe(next.length);
          list = next;
        }
      }),
    );
  });

  it('has a place in as long a list as a menu may be', () => {
    const many = rows(...Array.from({ length: 10_000 }, () => 0));
    const next = stored(many, placeRow(many, 'r9999', { after: null }) ?? []);
    expect(idsOf(next).slice(0, 3)).toEqual(['r9999', 'r0', 'r1']);
    expect(next.at(-1)!.position).toBeLessThanOrEqual(LAST_POSITION);
  });
});

it('puts a new row after the last', () => {
  expect(lastPosition([])).toBe(10);
  expect(lastPosition(rows(40, 10))).toBe(50);
  expect(lastPosition(rows(LAST_POSITION - 3))).toBe(LAST_POSITION);
});
