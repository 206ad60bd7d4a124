import { orderListQuery } from '@contracts/order-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from './order-fixture';
import en from '../../src/locales/en/order.json';
import { CHOICES, filtersOf, listQueryOf } from '../../src/features/orders/list/list-filters';
import { runMany } from '../../src/features/orders/list/bulk/run-many';
import { ApiError } from '../../src/shared/api/error';

const TODAY = '2031-04-03';
const asked = (address: string) =>
  listQueryOf(new URLSearchParams(address), { branchId: 'b1', today: TODAY });

describe('what an address asks of the list', () => {
  it('is everything of the branch where nothing is set', () => {
    expect(asked('')).toEqual({ branch: 'b1' });
  });

  it.each([
    ['period=today', TODAY, TODAY],
    ['period=yesterday', '2031-04-02', '2031-04-02'],
    ['period=7d', '2031-03-28', TODAY],
    ['period=30d', '2031-03-05', TODAY],
    ['period=month', '2031-04-01', TODAY],
    ['period=custom&from=2031-01-01', '2031-01-01', undefined],
    ['from=2031-02-31&to=yesterday', undefined, undefined],
  ])('reads the days of %s', (address, from, to) => {
    expect(asked(address)).toMatchObject({ ...(from && { from }), ...(to && { to }) });
    expect(asked(address).from).toBe(from);
    expect(asked(address).to).toBe(to);
  });

  it('means all that are delivered by "delivered", also those that were closed since', () => {
    expect(asked('state=DELIVERED')).toMatchObject({ state: 'DELIVERED,CONCLUDED' });
    expect(asked('state=READY,CONCLUDED')).toMatchObject({ state: 'READY,DELIVERED,CONCLUDED' });
    const words = CHOICES.state.map((state) => en.states[state]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('is always something that the API understands, whatever stands in the address', () => {
    const names = ['state', 'channel', 'type', 'payment', 'period', 'from', 'to', 'min', 'max', 'q'];
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('READY,NOPE', 'TAKEOUT', '12', '-3', '2031-01-01', '7d'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
        const query = listQueryOf(new URLSearchParams(pairs), { branchId: null, today: TODAY });
        const sent = Object.fromEntries(
          Object.entries<unknown>(query).filter(([, each]) => each !== undefined),
        );
        expect(orderListQuery.safeParse(sent).success).toBe(true);
      }),
    );
  });

  it('compares by its filters alone, in any order and on any page', () => {
    const one = filtersOf(new URLSearchParams('cursor=x&type=TAKEOUT&state=READY'));
    expect(one).toBe(filtersOf(new URLSearchParams('state=READY&type=TAKEOUT&q=')));
  });
});

describe('one action for several orders', () => {
  const orders = [
    card('a', { actions: ['accept'] }),
    card('b', { actions: [] }),
    card('c', { actions: ['accept'] }),
    card('d', { actions: ['accept'] }),
  ];

  it('is tried for each that can take it, and says of each other why not', async () => {
    const refusal = new ApiError(409, 'Moved', { code: 'STALE_VERSION' });
    const asked: string[] = [];
    const steps: number[] = [];
    const send = ({ id }: { id: string }) => {
      asked.push(id);
      return id === 'c' ? Promise.reject(refusal) : Promise.resolve();
    };
    const outcome = await runMany(orders, 'accept', { send, onStep: (step) => steps.push(step) });
    expect(asked).toEqual(['a', 'c', 'd']);
    expect(steps).toEqual([1, 2, 3, 4]);
    expect(outcome.done).toBe(2);
    expect(outcome.refused.map(({ order: { id }, error }) => [id, error])).toEqual([
      ['b', null],
      ['c', refusal],
    ]);
  });
});
