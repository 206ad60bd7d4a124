import { SOLD_OUT_UNTIL_CHANGED } from '@domain/menu';
import { describe, expect, it } from 'vitest';
import { soldOutEnd, soldOutUntil } from '../../src/features/menu/sold-out/sold-out-until';

const saoPaulo = { timezone: 'America/Sao_Paulo', closeoutTime: '04:00' };
const newYork = { timezone: 'America/New_York', closeoutTime: '04:00' };
const at = (text: string) => new Date(text);

describe('soldOutUntil', () => {
  it('lasts an hour from now', () => {
    expect(soldOutUntil('hour', at('2031-04-03T22:15:30Z'), saoPaulo)).toBe('2031-04-03T23:15:30.000Z');
  });

  it.each([
    ['in the evening', '2031-04-03T22:15:00Z', '2031-04-04T07:00:00.000Z'],
    ['after midnight, while the business day still runs', '2031-04-04T05:30:00Z', '2031-04-04T07:00:00.000Z'],
    ['a minute after the closeout', '2031-04-04T07:01:00Z', '2031-04-05T07:00:00.000Z'],
  ])('lasts until the closeout of the branch %s', (_, now, end) => {
    expect(soldOutUntil('day', at(now), saoPaulo)).toBe(end);
  });

  it('follows the clock of the branch through a day of 25 hours', () => {
    // Clocks go back in New York on 2 November 2031 at 06:00 UTC.
    expect(soldOutUntil('day', at('2031-11-01T20:00:00Z'), newYork)).toBe('2031-11-02T09:00:00.000Z');
    expect(soldOutUntil('day', at('2031-10-31T20:00:00Z'), newYork)).toBe('2031-11-01T08:00:00.000Z');
  });

  it('lasts until somebody changes it', () => {
    expect(soldOutUntil('changed', at('2031-04-03T22:15:00Z'), saoPaulo)).toBe(SOLD_OUT_UNTIL_CHANGED);
  });
});

describe('soldOutEnd', () => {
  const now = at('2031-04-03T22:15:00Z');

  it.each([
    ['open', SOLD_OUT_UNTIL_CHANGED],
    ['day', '2031-04-04T07:00:00.000Z'],
    ['clock', '2031-04-04T02:59:00.000Z'],
    ['date', '2031-04-04T03:00:00.000Z'],
  ] as const)('is told as "%s" for %s', (end, until) => {
    expect(soldOutEnd(until, now, saoPaulo)).toBe(end);
  });
});
