import type { AuditEntryDto } from '@contracts/audit';
import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf } from '../../src/features/employees/users/activity/activity-filters';
import {
  collectActivity,
  MAX_EXPORTED,
  type ReadPage,
} from '../../src/features/employees/users/activity/collect-activity';
import { changesOf, isShort } from '../../src/entities/activity/entry-changes';

const signal = new AbortController().signal;
const entry = (id: string): AuditEntryDto => ({
  id,
  at: '2031-04-03T12:00:00.000Z',
  actor: { kind: 'USER', id: 'ana', name: 'Ana', role: 'owner' },
  approvedBy: null,
  branchId: null,
  entity: 'product',
  entityId: 'p',
  subject: 'Pizza',
  resource: 'products',
  names: {},
  action: 'update',
  before: null,
  after: null,
  reason: null,
});

describe('the filters of the log', () => {
  const query = (search: string) => queryOf(filtersOf(new URLSearchParams(search)), 'America/Sao_Paulo');

  it('take days as the branch has them, the last one with all its hours', () => {
    expect(query('from=2031-04-01&to=2031-04-02')).toMatchObject({
      from: '2031-04-01T03:00:00.000Z',
      to: '2031-04-03T03:00:00.000Z',
    });
  });

  it('leave out what is not said, and what is no day', () => {
    const asked = query('person=ana&from=yesterday&to=');
    expect(Object.values(asked).filter(Boolean)).toEqual(['ana']);
  });
});

describe('an export of the log', () => {
  it('reads page after page with the same question', async () => {
    const asked: (string | undefined)[] = [];
    const read: ReadPage = (query) => {
      asked.push(query.cursor);
      expect(query.person).toBe('ana');
      const next = asked.length < 3 ? `c${asked.length}` : null;
      return Promise.resolve({ data: [entry(`e${asked.length}`)], meta: { next } });
    };
    const { entries, cut } = await collectActivity({ person: 'ana' }, { read, signal });
    expect(asked).toEqual([undefined, 'c1', 'c2']);
    expect(entries.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
    expect(cut).toBe(false);
  });

  it('ends at the most that a sheet is good for, and says so', async () => {
    const page = Array.from({ length: 3000 }, (_, index) => entry(String(index)));
    const read: ReadPage = () => Promise.resolve({ data: page, meta: { next: 'more' } });
    const { entries, cut } = await collectActivity({}, { read, signal });
    expect(entries.length).toBe(MAX_EXPORTED);
    expect(cut).toBe(true);
  });
});

describe('what changed', () => {
  it('is every field that says something, without what is for the machine', () => {
    const before = { priceCents: 4200, version: 1, promoPriceCents: null, tags: [] };
    const after = { priceCents: 4500, version: 2, promoPriceCents: '', name: 'Pizza' };
    expect(changesOf({ before, after })).toEqual([
      { field: 'priceCents', before: 4200, after: 4500 },
      { field: 'name', before: undefined, after: 'Pizza' },
    ]);
    expect(changesOf({ before: null, after: null })).toEqual([]);
  });

  it('goes into a sentence while it is short', () => {
    expect(isShort('Pizza')).toBe(true);
    expect(isShort(0)).toBe(true);
    expect(isShort(null)).toBe(true);
    expect(isShort('x'.repeat(41))).toBe(false);
    expect(isShort({ opens: '10:00' })).toBe(false);
  });
});
