import { expect, it } from 'vitest';
import { changedParams } from '@shared/table/use-list-params';

const change = (before: string, changes: Record<string, string | null>) =>
  changedParams(new URLSearchParams(before), changes).toString();

it.each(['page=3', 'row=120', 'cursor=abc'])('begins another question at its start, not at %s', (place) => {
  expect(change(`q=pizza&${place}`, { q: 'suco' })).toBe('q=suco');
  expect(change(`state=PAUSED&${place}`, { state: null })).toBe('');
});

it('keeps the question while one goes on in its rows', () => {
  expect(change('q=pizza&sort=name%3Aasc', { page: '2' })).toBe('q=pizza&sort=name%3Aasc&page=2');
  expect(change('q=pizza&cursor=abc', { cursor: '' })).toBe('q=pizza');
});

it('keeps what the list knows nothing of', () => {
  expect(change('tab=activity&cursor=abc', { person: '7' })).toBe('tab=activity&person=7');
});
