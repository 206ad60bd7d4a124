import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stationsOf } from '../../../src/domain/orders/station-parts';
import {
  isUntouched,
  ticketState,
  TICKET_STATES,
  withAllStarted,
  withoutStarted,
  withStarted,
  type StartedStation,
} from '../../../src/domain/orders/ticket-state';
import { MINUTE_MS } from '../../../src/domain/time';

const NOON = new Date('2031-04-03T12:00:00.000Z');
const at = NOON.toISOString();

const item = (station: string | null, held = false) => ({
  station,
  extras: [],
  ...(held && { held: true as const }),
});

const order = ({ started = [], ready = [] }: { started?: string[]; ready?: string[] } = {}) => ({
  items: [item('Oven'), item('Bar'), item(null), item('Cold', true)],
  startedStations: started.map((station) => ({ station, at })),
  readyStations: ready.map((station) => ({ station, at })),
});

const names = (parts: readonly StartedStation[] | null) => parts?.map(({ station }) => station) ?? null;

describe('how far a station is', () => {
  it('is queued until it begins, and done whether or not it said that it began', () => {
    const now = order({ started: ['Oven', 'Bar'], ready: ['Bar', ''] });
    expect(['Oven', 'Bar', '', 'Cold'].map((station) => ticketState(now, station))).toEqual([
      'IN_PROGRESS',
      'READY',
      'READY',
      'QUEUED',
    ]);
  });
});

describe('a station that begins', () => {
  it('begins for itself, once, and not with what is done or held', () => {
    expect(withStarted(order({ started: ['Oven'] }), '', NOON)).toEqual([
      { station: 'Oven', at },
      { station: '', at },
    ]);
    expect(withStarted(order({ started: ['Oven'] }), 'Oven', NOON)).toBeNull();
    expect(withStarted(order({ ready: ['Oven'] }), 'Oven', NOON)).toBeNull();
    expect(withStarted(order(), 'Cold', NOON)).toBeNull();
    expect(withStarted(order(), 'Grill', NOON)).toBeNull();
  });

  it('is each that has not, where all of it is begun with; what began before keeps its time', () => {
    const later = new Date(NOON.getTime() + MINUTE_MS);
    expect(withAllStarted(order({ started: ['Bar'], ready: [''] }), later)).toEqual([
      { station: 'Bar', at },
      { station: 'Oven', at: later.toISOString() },
    ]);
  });

  it('takes that back alone, until it is done', () => {
    expect(names(withoutStarted(order({ started: ['Oven', 'Bar'] }), 'Bar'))).toEqual(['Oven']);
    expect(withoutStarted(order({ started: ['Oven'] }), 'Bar')).toBeNull();
    expect(withoutStarted(order({ started: ['Oven'], ready: ['Oven'] }), 'Oven')).toBeNull();
  });

  it('leaves the order untouched once nobody is at it, nor was done', () => {
    expect(isUntouched(order())).toBe(true);
    expect(isUntouched(order({ started: ['Oven'] }))).toBe(false);
    expect(isUntouched(order({ ready: ['Oven'] }))).toBe(false);
  });

  it('comes back to where it was, whatever others do', () => {
    const some = fc.subarray(['Oven', 'Bar', '']);
    fc.assert(
      fc.property(some, some, fc.constantFrom('Oven', 'Bar', '', 'Cold'), (started, ready, station) => {
        const before = order({ started, ready });
        const begun = withStarted(before, station, NOON);
        expect(begun === null).toBe(ticketState(before, station) !== 'QUEUED' || station === 'Cold');
        if (begun === null) return;
        const after = { ...before, startedStations: begun };
        expect(ticketState(after, station)).toBe('IN_PROGRESS');
        for (const other of stationsOf(before.items).filter((each) => each !== station))
          expect(ticketState(after, other)).toBe(ticketState(before, other));
        expect(withoutStarted(after, station)).toEqual(before.startedStations);
        expect(TICKET_STATES).toContain(ticketState(before, station));
      }),
    );
  });
});
