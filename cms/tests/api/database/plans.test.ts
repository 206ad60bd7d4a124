import { describe, expect, it } from 'vitest';
import type * as CartFigures from '../../../src/api/carts/store/figures';
import type * as ContactEvents from '../../../src/api/carts/store/contact-events';
import type * as DueCarts from '../../../src/api/carts/store/due-carts';
import type * as OrderedSince from '../../../src/api/carts/store/ordered-since';
import type * as Deliveries from '../../../src/api/couriers/store/deliveries';
import type * as Offers from '../../../src/api/couriers/store/offers';
import type * as Settlements from '../../../src/api/couriers/store/settlements';
import type * as BranchOrders from '../../../src/api/orders/store/branch-orders';
import type * as DayOrders from '../../../src/api/orders/store/day-orders';
import type * as FindOrders from '../../../src/api/orders/store/find-orders';
import type * as RingingOrders from '../../../src/api/orders/store/ringing-orders';
import type * as Uncarried from '../../../src/api/orders/store/without-courier';
import type * as Unheard from '../../../src/api/orders/store/unheard';
import type * as PrintJobs from '../../../src/api/printing/store/print-jobs';
import type * as StuckTickets from '../../../src/api/printing/store/stuck-tickets';
import type { Sql } from '../../../src/database/sql';
import { database } from '../support/database';
import { HOUR_MS, ago, now } from '../support/instants';
import { planOf, type Asking } from '../support/query-plan';
import { fromServer } from '../support/server';

const branchOrders = () => fromServer('./api/orders/store/branch-orders') as typeof BranchOrders;
const dayOrders = () => fromServer('./api/orders/store/day-orders') as typeof DayOrders;
const findOrdersOf = () => fromServer('./api/orders/store/find-orders') as typeof FindOrders;
const ringing = () => fromServer('./api/orders/store/ringing-orders') as typeof RingingOrders;
const uncarried = () => fromServer('./api/orders/store/without-courier') as typeof Uncarried;
const unheard = () => fromServer('./api/orders/store/unheard') as typeof Unheard;
const printJobs = () => fromServer('./api/printing/store/print-jobs') as typeof PrintJobs;
const stuck = () => fromServer('./api/printing/store/stuck-tickets') as typeof StuckTickets;
const dueCarts = () => fromServer('./api/carts/store/due-carts') as typeof DueCarts;
const contactEvents = () => fromServer('./api/carts/store/contact-events') as typeof ContactEvents;
const orderedSince = () => fromServer('./api/carts/store/ordered-since') as typeof OrderedSince;
const figures = () => fromServer('./api/carts/store/figures') as typeof CartFigures;
const settlements = () => fromServer('./api/couriers/store/settlements') as typeof Settlements;
const offers = () => fromServer('./api/couriers/store/offers') as typeof Offers;
const deliveries = () => fromServer('./api/couriers/store/deliveries') as typeof Deliveries;

const asked = now();
const dayStart = ago(HOUR_MS);
const before = { placed: asked, scheduled: asked, scheduledDelivery: asked, delivered: asked };
/** What is asked is to find nothing: a write changes nothing then. */
const longAgo = new Date(0);
const period = { businessId: 'a', branchId: 'b', from: '2020-01-01', to: '2020-01-02' };
const branch = { id: 'b' } as Parameters<typeof StuckTickets.ticketsStuck>[1]['branch'];

/** What is asked again and again, each with the index of those few rows that it is about. */
const ASKED: [string, string, () => Asking][] = [
  [
    'orders that time moves',
    'orders USING INDEX orders_clocked_idx',
    () => (sql) => branchOrders().ordersDueForClock(sql, undefined, before, 10),
  ],
  [
    'orders that ring',
    'orders USING INDEX orders_unheard_idx',
    () => (sql) => ringing().ringingOrders(sql, undefined, 10),
  ],
  [
    'orders that were asked for a substitute',
    'orders USING INDEX orders_asked_idx',
    () => (sql) => branchOrders().unansweredSubstitutions(sql, asked, 10),
  ],
  [
    'orders that wait for a courier',
    'orders USING INDEX orders_uncarried_idx',
    () => (sql) => uncarried().branchesWaitingForCourier(sql),
  ],
  [
    'orders that wait at a branch',
    'orders USING INDEX orders_uncarried_idx',
    () => (sql) => uncarried().ordersWithoutCourierAt(sql, 'a', 'b'),
  ],
  [
    'orders that ring at branches',
    'orders USING INDEX orders_open_idx (branch_id=?)',
    () => (sql) => unheard().unheardAt(sql, ['a', 'b']),
  ],
  [
    'orders for which every page rings',
    'orders USING INDEX orders_unheard_idx',
    () => (sql) => unheard().callingAt(sql, 'a'),
  ],
  [
    'orders that were handed over on a day',
    'orders USING INDEX orders_done_idx (branch_id=? AND delivered_at>? AND delivered_at<?)',
    () => (sql) => dayOrders().ordersHandedOver(sql, 'a', { start: dayStart, end: asked }),
  ],
  [
    'orders that were handed over late on a day',
    'orders USING INDEX orders_done_idx (branch_id=? AND delivered_at>? AND delivered_at<?)',
    () => (sql) => dayOrders().handedOverLate(sql, 'a', { start: dayStart, end: asked }),
  ],
  [
    'orders that are late',
    'orders USING INDEX orders_open_idx (branch_id=?)',
    () => (sql) => dayOrders().overduePromises(sql, 'a', asked),
  ],
  [
    'orders that were late at an instant',
    'orders USING INDEX orders_done_idx (branch_id=? AND delivered_at>? AND delivered_at<?)',
    () => (sql) => dayOrders().overduePromisesAt(sql, 'a', asked),
  ],
  [
    'missed orders',
    'orders USING INDEX orders_missed_idx (branch_id=?)',
    () => (sql) => branchOrders().missedOrders(sql, 'a'),
  ],
  [
    'printers with tickets that wait',
    'j USING COVERING INDEX print_jobs_waiting_idx (state=?)',
    () => (sql) => printJobs().printersWithWork(sql),
  ],
  [
    'tickets that are not on paper',
    'print_jobs USING INDEX print_jobs_branch_idx (branch_id=? AND state=?)',
    () => (sql) => stuck().ticketsStuck(sql, { businessId: 'a', branch }, asked),
  ],
  [
    'carts that were ordered and are not forgotten',
    'carts USING INDEX carts_consent_idx (last_activity_at<?)',
    () => (sql) => dueCarts().eraseOrderedContacts(sql, longAgo),
  ],
  [
    'carts whose customers are asked about',
    'carts USING INDEX carts_documents_idx (document_id=?)',
    () => (sql) => orderedSince().cartsOrderedSince(sql, 'a', ['b', 'c']),
  ],
  ...(
    [
      ['by a phone', 'orders_phone_idx (business_id=? AND customer_phone=? AND placed_at>?)'],
      ['by an address', 'orders_email_idx (business_id=? AND <expr>=? AND placed_at>?)'],
    ] as const
  ).flatMap(([known, index]): typeof ASKED => [
    [
      `orders since a cart, ${known},`,
      `orders USING INDEX ${index}`,
      () => (sql) => orderedSince().cartsOrderedSince(sql, 'a', ['b', 'c']),
    ],
    [
      `orders since the carts of the figures, ${known},`,
      `orders USING INDEX ${index}`,
      () => (sql) => figures().cartFigures(sql, period),
    ],
  ]),
  [
    'reminders of customers',
    'cart_contact_events USING INDEX sqlite_autoindex_cart_contact_events_1 (business_id=? AND contact=?)',
    () => (sql) => contactEvents().contactEvents(sql, 'a', ['b', 'c']),
  ],
  [
    'reminders that are long ago',
    'cart_contact_events USING INDEX cart_contact_events_at_idx (event=? AND at<?)',
    () => (sql) => contactEvents().deleteOldReminders(sql, longAgo),
  ],
  [
    'trips that are not settled',
    'deliveries USING INDEX deliveries_owed_idx (courier_id=? AND state=?)',
    () => (sql) => deliveries().unsettledOf(sql, 'a', 'b'),
  ],
  [
    'trips that nothing was left of while their couriers did something',
    'deliveries USING INDEX deliveries_refused_idx (branch_id=? AND state=?)',
    () => (sql) => deliveries().refusedDeliveriesAt(sql, 'a', 'b'),
  ],
  [
    'trips that an order was on',
    'deliveries USING INDEX deliveries_made_idx (branch_id=? AND created_at>? AND created_at<?)',
    () => (sql) =>
      offers().offersOfOrder(sql, { id: 'o', businessId: 'a', branchId: 'b', from: longAgo, to: longAgo }),
  ],
  [
    'what couriers owe',
    'deliveries USING INDEX deliveries_owed_idx (courier_id=? AND state=?)',
    () => (sql) => deliveries().unsettledSums(sql, 'a', ['b']),
  ],
  [
    'the last settlements of couriers',
    's USING INDEX settlements_courier_idx (courier_id=?)',
    () => (sql) => settlements().broughtForward(sql, 'a', ['b']),
  ],
  [
    'trips of a settlement',
    'deliveries USING INDEX deliveries_settled_idx (settlement_id=?)',
    () => (sql) => deliveries().settledIn(sql, 'a', 'b'),
  ],
];

/** What each board asks for, whenever it is opened. */
const OF_A_BOARD: [string, string, () => Asking][] = [
  ['are under way', 'orders_open_idx', () => (sql) => branchOrders().openOrders(sql, 'a')],
  ['are for later', 'orders_for_later_idx', () => (sql) => branchOrders().scheduledOrders(sql, 'a')],
  [
    'were handed over today',
    'orders_done_idx',
    () => (sql) => branchOrders().completedOrders(sql, 'a', dayStart),
  ],
  ['came to nothing today', 'orders_lost_idx', () => (sql) => branchOrders().lostOrders(sql, 'a', dayStart)],
];

/** What the list of orders can be asked for, each with the index that has all that is counted of them. */
const LISTED: [object, string][] = [
  [{ branch: 'b' }, 'orders_branch_listed_idx (branch_id=?)'],
  [{ state: 'CANCELLED' }, 'orders_state_placed_idx (business_id=? AND state=?)'],
  [{ channel: 'PHONE' }, 'orders_channel_listed_idx (business_id=? AND channel=?)'],
  [{ type: 'DELIVERY' }, 'orders_type_listed_idx (business_id=? AND type=?)'],
  [{ payment: 'CASH' }, 'orders_payment_method_listed_idx (business_id=? AND payment_method=?)'],
  [{ courier: 'c' }, 'orders_courier_id_listed_idx (business_id=? AND courier_id=?)'],
  [{ refund: 'due' }, 'orders_refund_counted_idx (business_id=?)'],
  [{ refund: 'due', branch: 'b' }, 'orders_refund_of_branch_idx (branch_id=?)'],
];

/** The same of who sees their own alone: with every filter it stays the way to those. */
const OF_ONE: [string, object, string][] = [
  ['courier', { couriers: ['c'], sellers: [] }, 'orders_of_courier_idx (courier_id=?)'],
  ['seller', { couriers: [], sellers: ['s'] }, 'orders_of_seller_idx (seller_id=?)'],
];
const OWN_FILTERS = [
  {},
  { branch: 'b' },
  { state: 'CANCELLED' },
  { channel: 'PHONE', type: 'DELIVERY', payment: 'CASH' },
  { minCents: 100 },
  { branch: 'b', state: 'CANCELLED' },
];

// PostgreSQL decides by what its tables hold; SQLite knows nothing of that and has to be led.
describe.skipIf(process.env.DATABASE_URL)('however much there was before', () => {
  it.each(ASKED)('%s are looked for among those alone', async (_, how, ask) => {
    const plan = await planOf(ask());
    expect(
      plan.some((step) => [`SEARCH ${how}`, `SCAN ${how}`].some((start) => step.startsWith(start))),
      plan.join('\n'),
    ).toBe(true);
    expect(plan.filter((step) => /^SCAN (?!json_each)/.test(step) && !step.includes('_idx'))).toEqual([]);
  });
});

describe.skipIf(process.env.DATABASE_URL)('a list of orders', () => {
  it.each(LISTED)(
    'counts those of %j in an index alone, and finds the newest without sorting',
    async (filter, index) => {
      const { conditionsOf, countOrders, findOrders } = findOrdersOf();
      type Asked = Parameters<typeof conditionsOf>;
      const viewer = { businessId: 'a', branchIds: [] as readonly string[] } as Asked[1];
      const query = { pageSize: 25, ...filter } as Asked[2];
      const counted = await planOf(async (sql) =>
        countOrders(sql, await conditionsOf(sql, viewer, query), 2000),
      );
      const searched = counted.filter((step) => step.startsWith('SEARCH orders'));
      expect(searched.length).toBeGreaterThan(0);
      for (const step of searched) expect(step).toContain(`USING COVERING INDEX ${index}`);
      const found = await planOf(async (sql) =>
        findOrders(sql, await conditionsOf(sql, viewer, query), null, 25),
      );
      expect(found.join('\n')).not.toContain('TEMP B-TREE');
    },
  );
});

describe.skipIf(process.env.DATABASE_URL)('a list of one’s own orders', () => {
  type Asked = Parameters<typeof FindOrders.conditionsOf>;
  const viewer = { businessId: 'a', branchIds: ['b', 'c'] as readonly string[] } as Asked[1];
  const askedBy = (own: object, filter: object) => async (sql: Sql) => {
    const { conditionsOf, countOrders, findOrders } = findOrdersOf();
    const query = { pageSize: 25, ...filter } as Asked[2];
    const where = await conditionsOf(sql, viewer, query, own as Asked[3]);
    await countOrders(sql, where, 2000);
    await findOrders(sql, where, null, 25);
  };

  it.each(OF_ONE)('looks at no order that is not the %s’s, and sorts none', async (_, own, index) => {
    for (const filter of OWN_FILTERS) {
      const plan = await planOf(askedBy(own, filter));
      const searched = plan.filter((step) => /^(?:SEARCH|SCAN) orders/.test(step));
      expect(searched.length, plan.join('\n')).toBeGreaterThan(1);
      for (const step of searched) expect(step, JSON.stringify(filter)).toContain(index);
      expect(plan.join('\n')).not.toContain('TEMP B-TREE FOR ORDER BY');
    }
  });

  it('of who is several looks at theirs alone', async () => {
    const plan = await planOf(askedBy({ couriers: ['c', 'd'], sellers: ['s'] }, { state: 'CANCELLED' }));
    const searched = plan.filter((step) => /^(?:SEARCH|SCAN) orders/.test(step));
    expect(searched.length).toBeGreaterThan(1);
    for (const step of searched) expect(step).toMatch(/rowid=\?|\b(?:courier_id|seller_id)=\?/);
  });
});

describe.skipIf(process.env.DATABASE_URL)('a number or a phone', () => {
  it.each([
    [{ q: '417' }, 'orders_number_idx (business_id=? AND number=?)'],
    [{ q: '417', state: 'CANCELLED', branch: 'b' }, 'orders_number_idx (business_id=? AND number=?)'],
    [
      { q: '+5511980000137', minCents: 100, courier: 'c' },
      'orders_phone_idx (business_id=? AND customer_phone>? AND customer_phone<?)',
    ],
  ])('is looked for by its index: %j', async (filter, index) => {
    const { conditionsOf, countOrders, findOrders } = findOrdersOf();
    type Asked = Parameters<typeof conditionsOf>;
    const viewer = { businessId: 'a', branchIds: [] as readonly string[] } as Asked[1];
    const where = await database((sql) => conditionsOf(sql, viewer, { pageSize: 25, ...filter } as Asked[2]));
    for (const ask of [
      (sql: Sql) => countOrders(sql, where, 2000),
      (sql: Sql) => findOrders(sql, where, null, 25),
    ]) {
      const searched = (await planOf(ask)).filter(
        (step) => step.includes('orders') && step.includes('INDEX'),
      );
      expect(searched.length).toBeGreaterThan(0);
      for (const step of searched) expect(step).toContain(index);
    }
  });
});

describe.skipIf(process.env.DATABASE_URL)('a board, however many orders there were', () => {
  it.each(OF_A_BOARD)('finds the orders that %s among those alone, in their order', async (_, index, ask) => {
    const plan = (await planOf(ask())).join('\n');
    expect(plan).toMatch(new RegExp(`^SEARCH orders USING INDEX ${index}`));
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
