import { describe, expect, it } from 'vitest';
import {
  NO_KEYS,
  nextKeys,
  REST_MS,
  type TicketKeys,
} from '../../src/features/orders/board-kitchen/ticket-keys';

const ticket = (id: string, kind: 'cook' | 'changed' | 'cancelled' = 'cook') => ({ kind, order: { id } });
const hang = (known: TicketKeys, ids: string, at = 0, station: string | null = null) =>
  nextKeys(
    known,
    Array.from(ids).map((id) => ticket(id.toLowerCase(), id === id.toUpperCase() ? 'cancelled' : 'cook')),
    station,
    at,
  );
const told = ({ of }: TicketKeys) =>
  [...of]
    .map(([id, key]) => `${id}${key}`)
    .sort()
    .join(' ');

describe('the key of a ticket', () => {
  it('stays its own for as long as it hangs, whatever comes, goes or moves', () => {
    const before = hang(NO_KEYS, 'abc');
    expect(told(before)).toBe('a1 b2 c3');
    expect(told(hang(before, 'cb'))).toBe('b2 c3');
    expect(told(hang(hang(before, 'cb'), 'cbd', REST_MS))).toBe('b2 c3 d1');
    expect(told(hang(before, 'dcba'))).toBe('a1 b2 c3 d4');
  });

  it('is no digit for what was cancelled, which jumps to the first place', () => {
    const before = hang(NO_KEYS, 'ab');
    const after = hang(before, 'Ba');
    expect(told(after)).toBe('a1 bX');
    // A second one waits for its turn; the key does not jump to it.
    const two = hang(after, 'ABc', 1);
    expect(told(two)).toBe('bX c3');
    expect(told(hang(two, 'Ac', 2))).toBe('c3');
    expect(told(hang(hang(two, 'Ac', 2), 'Ac', 2 + REST_MS))).toBe('aX c3');
  });

  it('rests when its ticket is gone: pressed twice it hits nothing else', () => {
    const full = hang(NO_KEYS, 'abcdefghij');
    expect(full.of.has('j')).toBe(false);
    const gone = hang(full, 'bcdefghij', 1000);
    expect(gone.of.has('j')).toBe(false);
    expect(told(hang(gone, 'bcdefghijk', 1000 + REST_MS))).toContain('j1');
  });

  it('begins anew at another station, and is the very same where nothing happened', () => {
    const before = hang(NO_KEYS, 'abc');
    expect(hang(before, 'abc', 5)).toBe(before);
    expect(told(hang(before, 'cb', 5, 'Bar'))).toBe('b2 c1');
  });
});
