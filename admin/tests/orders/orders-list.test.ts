import { orderListQuery, type OrderListMeta } from '@contracts/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, item } from './order-fixture';
import { collectOrders, MOST_EXPORTED, type ReadPage } from '../../src/features/orders/list/export-orders';
import en from '../../src/locales/en/order.json';
import { CHOICES, filtersOf, listQueryOf } from '../../src/features/orders/list/list-filters';
import { ordersCsv } from '../../src/features/orders/list/orders-csv';

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

/** A server with `count` orders that answers pages of the asked size. */
function server(count: number): { read: ReadPage; pages: () => number } {
  let pages = 0;
  return {
    pages: () => pages,
    read: ({ cursor, pageSize = 25 }) => {
      pages += 1;
      const from = Number(cursor ?? 0);
      const to = Math.min(count, from + pageSize);
      const data = Array.from({ length: to - from }, (_, index) => card(String(from + index)));
      const meta: OrderListMeta = {
        next: to < count ? String(to) : null,
        previous: null,
        total: null,
        sumCents: null,
      };
      return Promise.resolve({ data, meta });
    },
  };
}

describe('exporting', () => {
  const { signal } = new AbortController();

  it('reads every page from the first on, wherever the screen stands', async () => {
    const { read } = server(250);
    const seen: number[] = [];
    const { orders, cut } = await collectOrders(
      { cursor: '200' },
      { read, signal, onProgress: (n) => seen.push(n) },
    );
    expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => String(index)));
    expect(cut).toBe(false);
    expect(seen).toEqual([100, 200, 250]);
  });

  it('stops at its limit and says that there is more', async () => {
    const { read, pages } = server(MOST_EXPORTED + 1);
    const { orders, cut } = await collectOrders({}, { read, signal });
    expect(orders).toHaveLength(MOST_EXPORTED);
    expect(cut).toBe(true);
    expect(pages()).toBe(MOST_EXPORTED / 100);
  });

  it('does not call complete what is exactly as long as its limit cut', async () => {
    const { orders, cut } = await collectOrders({}, { ...server(MOST_EXPORTED), signal });
    expect(orders).toHaveLength(MOST_EXPORTED);
    expect(cut).toBe(false);
  });
});

describe('the exported sheet', () => {
  const words = {
    t: (key: string) => key,
    currency: 'BRL',
    branchName: () => 'Centro',
    instant: (at: string) => at,
  };
  const cellsOf = (csv: string) => csv.split('\r\n')[1]!;

  it.each(['=HYPERLINK("http://evil")', '+1+1', '-2', '@SUM(A1)', '\tx'])(
    'makes a formula harmless: %s',
    async (text) => {
      const csv = await ordersCsv([card('a', { customerName: text, notes: text, district: text })], words);
      const dangerous = cellsOf(csv)
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .filter((cell) => /^"?[=+\-@\t]/.test(cell));
      expect(dangerous).toEqual([]);
      expect(csv).toContain("'");
    },
  );

  it('keeps separators, quotes and line ends inside their cell', async () => {
    const csv = await ordersCsv([card('a', { notes: 'one, "two"\nthree' })], words);
    expect(csv).toContain('"one, ""two""\nthree"');
  });

  it('writes amounts in whole currency with its digits, and nothing where they may not be seen', async () => {
    const line = async (totalCents: number | null, currency: string) =>
      cellsOf(await ordersCsv([card('a', { totalCents, payment: null })], { ...words, currency })).split(',');
    const at = 12;
    expect((await line(5405, 'BRL'))[at]).toBe('54.05');
    expect((await line(5405, 'CLP'))[at]).toBe('5405');
    expect((await line(null, 'BRL'))[at]).toBe('');
  });

  it('tells what was ordered in one cell', async () => {
    const items = [
      item({ quantity: 2, name: 'Pizza', variation: 'L', extras: [{ name: 'Bacon', quantity: 2 }] }),
      item({ name: 'Juice' }),
      item({ quantity: 3, unit: 'KG', name: 'Rice' }),
    ];
    expect(await ordersCsv([card('a', { items })], words)).toContain(
      '2x Pizza L (2x Bacon); 1x Juice; 3\u00a0kg Rice',
    );
  });
});
