import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '@domain/menu';
import { isMenuOrder } from '../../src/features/menu/products/use-product-order';
import { withMoves, placeAt, type Shown } from '../../src/features/menu/rows/placing';
import { moveRow, placeAfter, placeBefore, placeByKey, type Step } from '../../src/shared/sortable/reorder';

const LETTERS = Array.from('abcdefghij');
const step = fc.record({ from: fc.nat(9), to: fc.nat(9) });

describe('moveRow', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [5, 0, 'abc'],
  ])('from %i to %i gives %s', (from, to, order) => {
    expect(moveRow(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });

  it('takes each row where `placeAfter` says, and `placeBefore` takes it back', () => {
    fc.assert(
      fc.property(step, fc.nat(9), (taken, index) => {
        const moved = moveRow(LETTERS, taken.from, taken.to);
        expect(moved[placeAfter(index, taken)]).toBe(LETTERS[index]);
        expect(LETTERS[placeBefore(index, taken)]).toBe(moved[index]);
      }),
    );
  });
});

describe('keys on a handle', () => {
  it.each<[key: string, at: number, perLine: number, to: number | undefined]>([
    ['ArrowUp', 3, 1, 2],
    ['ArrowUp', 0, 1, 0],
    ['ArrowDown', 3, 1, 4],
    ['ArrowDown', 9, 1, 9],
    ['Home', 7, 1, 0],
    ['End', 2, 1, 9],
    ['ArrowLeft', 3, 1, 3],
    ['ArrowLeft', 3, 4, 2],
    ['ArrowRight', 3, 4, 4],
    ['ArrowUp', 5, 4, 1],
    ['ArrowDown', 5, 4, 9],
    ['ArrowDown', 7, 4, 9],
    ['Enter', 3, 1, undefined],
    ['a', 3, 1, undefined],
  ])('%s at %i in lines of %i goes to %s', (key, at, perLine, to) => {
    expect(placeByKey(key, at, 10, perLine)).toBe(to);
  });
});

interface Move {
  id: string;
  place: Place;
}

/** What the server makes of a move. */
function stored(order: readonly string[], { id, place }: Move): string[] {
  const rest = order.filter((each) => each !== id);
  if ('before' in place) rest.splice(rest.indexOf(place.before), 0, id);
  else rest.splice(place.after === null ? 0 : rest.indexOf(place.after) + 1, 0, id);
  return rest;
}

const listOf = (ids: readonly string[]) => ({
  rows: ids.map((id) => ({ id })),
  rowAt: (index: number) => (ids[index] === undefined ? undefined : { id: ids[index] }),
  indexOf: (id: string) => ids.indexOf(id),
});
const standing = (ids: readonly string[]) => new Map(ids.map((id, index) => [index, { id }]));

function seenIn(read: readonly string[], shown: Shown<{ id: string }>): (string | undefined)[] {
  const { rowAt } = withMoves(listOf(read), shown);
  return read.map((_, index) => rowAt(index)?.id);
}

describe('rows that are put beside others', () => {
  it('stand on the server where they are seen, and are seen there however much of it is stored', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.boolean(), (steps, whole) => {
        let [seen, onServer] = [LETTERS, LETTERS];
        const readings = [LETTERS];
        const done: Step[] = [];
        for (const taken of steps.filter(({ from, to }) => from !== to)) {
          const place = placeAt(taken, (index) => seen[index], { whole });
          onServer = stored(onServer, { id: seen[taken.from]!, place: place! });
          seen = moveRow(seen, taken.from, taken.to);
          done.push(taken);
          readings.push(onServer);
          expect(onServer).toEqual(seen);
        }
        const shown = { rows: standing(LETTERS), steps: done };
        for (const read of readings) {
          expect(seenIn(read, shown)).toEqual(seen);
          for (const [index, id] of seen.entries())
            expect(withMoves(listOf(read), shown).indexOf(id)).toBe(index);
        }
      }),
    );
  });

  it('are waited for where they are not loaded, and shown once they are', () => {
    const shown = { rows: standing(LETTERS.slice(0, 5)), steps: [{ from: 0, to: 9 }] };
    expect(seenIn(LETTERS.slice(0, 5), shown)).toEqual(['b', 'c', 'd', 'e', undefined]);
    expect(seenIn(LETTERS, shown).join('')).toBe('bcdefghija');
    const few = (index: number) => (index > 4 ? undefined : LETTERS[index]);
    expect(placeAt({ from: 0, to: 9 }, few, { whole: true })).toBeUndefined();
  });

  it('are seen while one part of the list is read again and the other is not yet', () => {
    const shown = { rows: standing(LETTERS), steps: [{ from: 0, to: 9 }] };
    const between = LETTERS.slice(1);
    expect(withMoves(listOf(between), shown).rowAt(9)).toEqual({ id: 'a' });
    // Nor are they seen twice where a part is loaded only then.
    const part = { rows: standing(LETTERS.slice(0, 5)), steps: [{ from: 0, to: 9 }] };
    const { rowAt } = withMoves(listOf([...LETTERS.slice(1), 'a']), part);
    const seen = LETTERS.flatMap((_, index) => rowAt(index)?.id ?? []);
    expect(new Set(seen).size).toBe(seen.length);
    expect(rowAt(9)).toEqual({ id: 'a' });
  });

  it('are first of all in the whole list, and before the first in a part of it', () => {
    const idAt = (index: number) => LETTERS[index];
    expect(placeAt({ from: 4, to: 0 }, idAt, { whole: true })).toEqual({ after: null });
    expect(placeAt({ from: 4, to: 0 }, idAt, { whole: false })).toEqual({ before: 'a' });
  });
});

it('moves products in the order of the menu alone', () => {
  const by = (field: string, order: 'asc' | 'desc' = 'asc') => ({ sort: { field, order } });
  expect(isMenuOrder(by('position'), false)).toBe(true);
  expect(isMenuOrder(by('position'), true)).toBe(false);
  expect(isMenuOrder(by('position', 'desc'), false)).toBe(false);
  expect(isMenuOrder(by('name'), false)).toBe(false);
});
