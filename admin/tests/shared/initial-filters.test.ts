import type { LogicalFilter } from '@refinedev/core';
import { expect, it } from 'vitest';
import { ALL, isNarrowed } from '@shared/table/initial-filters';

const state = (value: string): LogicalFilter => ({ field: 'state', operator: 'eq', value });
const search: LogicalFilter = { field: 'q', operator: 'contains', value: 'ana' };
const BEGIN = [state('OPEN')];

it.each([
  ['as it begins', [state('OPEN')], false],
  ['with every state', [state(ALL)], false],
  ['with another state', [state('EXPIRED')], true],
  ['with a search as well', [state('OPEN'), search], true],
  ['with a search in every state', [state(ALL), search], true],
])('tells whether a list that begins with a state is narrowed %s', (_, filters, narrowed) => {
  expect(isNarrowed(filters, BEGIN)).toBe(narrowed);
});

it('takes any filter for one where a list begins with all rows', () => {
  expect([isNarrowed([], []), isNarrowed([search], [])]).toEqual([false, true]);
});
