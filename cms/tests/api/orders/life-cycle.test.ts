import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import {
  ORDER_ACTIONS,
  ORDER_TRANSITIONS,
  type OrderMove,
  type OrderTransition,
} from '../../../src/domain/orders/life-cycle';
import { ORDER_STATES, type OrderState, type OrderType } from '../../../src/domain/orders/order';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { newProduct } from '../support/menu';
import { tally } from '../support/proof';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

const PATIENCE_MS = 300_000;
const TYPES: OrderType[] = ['DELIVERY', 'TAKEOUT', 'DINE_IN'];

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

/** The row of the table that lets an order of a type leave a state by an action; each order here is minutes old. */
function rowFor(action: OrderMove, { state, type, timing }: OrderCardDto) {
  return ORDER_TRANSITIONS.find(
    (row) =>
      row.action === action &&
      row.from.includes(state) &&
      (row.types?.includes(type) ?? true) &&
      (row.timing ?? timing) === timing &&
      wasAnswered(row),
  );
}

/** Those here ended after they were answered; what was given up while it waited for its money is in clock.test.ts. */
const wasAnswered = ({ before }: OrderTransition) => before?.includes('PENDING') ?? true;

const fromState = (action: OrderMove, state: OrderState) =>
  ORDER_TRANSITIONS.some((row) => row.action === action && row.from.includes(state) && wasAnswered(row));

/** Everything an action on an order could leave behind. */
async function tracesOf(id: string): Promise<object> {
  return {
    order: await rows('SELECT * FROM orders WHERE document_id = ?', [id]),
    entries: await rows('SELECT id FROM audit_entries WHERE entity_id = ? ORDER BY id', [id]),
    events: await rows('SELECT seq FROM events WHERE entity_id = ? ORDER BY seq', [id]),
    stock: await rows('SELECT id FROM stock_moves WHERE order_id = ? ORDER BY id', [id]),
  };
}

/** What is said of an order to which a condition of the row does not apply. */
function lackingFor({ whilePaid, whileAsked, whileHeld, whileUnmatched }: OrderTransition): string {
  if (whilePaid) return 'NO_REFUND_DUE';
  if (whileAsked) return 'NOT_ASKED';
  if (whileHeld) return 'NOT_HELD';
  return whileUnmatched ? 'NOTHING_UNMATCHED' : 'NOTHING_DUE';
}

const possible = (state: OrderState, type: OrderType) =>
  type === 'DELIVERY' || (state !== 'DISPATCHED' && state !== 'RETURNING');

describe.each(TYPES)('an order for %s', (type) => {
  it.each(ORDER_STATES.filter((state) => possible(state, type)))(
    'in %s can be moved as the table of the life cycle says, and not otherwise',
    async (state) => {
      let shared = await orderIn(business, product, state, type);
      for (const action of ORDER_ACTIONS) {
        const which = `${action} of ${state} (${type})`;
        const row = rowFor(action, shared);
        // Nothing is owed for these and nothing was changed: what is for others is in
        // refunds.test.ts, edits.test.ts and substitutions.test.ts.
        const paid = shared.dueCents === 0;
        if (
          !row ||
          row.whilePaid ||
          row.whileModified ||
          row.whileAsked ||
          row.whileHeld ||
          row.whileUnmatched ||
          ((row.whileDue || row.whileDiscountable) && paid)
        ) {
          const before = await tracesOf(shared.id);
          const answer = await performAction(business.owner, shared, action);
          if (action.startsWith('acknowledge')) expect([200, 409], which).toContain(answer.status);
          else {
            const elsewhere = fromState(action, state) ? 'NOT_FOR_THIS_TYPE' : 'TRANSITION_NOT_ALLOWED';
            const code = row ? lackingFor(row) : elsewhere;
            expect(refusal(answer), which).toEqual([409, code]);
            expect(answer.body.error.details.current, which).toMatchObject({ id: shared.id, state });
          }
          expect(await tracesOf(shared.id), which).toEqual(before);
          continue;
        }
        const order = await orderIn(business, product, state, type);
        const isNoted = action === 'acknowledge' || action === 'acknowledge-missed';
        if (!isNoted) await expectStaleRefused(order, action, which);
        const answer = await performAction(business.owner, order, action);
        expect(answer.status, `${which}: ${answer.text}`).toBe(200);
        // What was ready and is changed is to be made again.
        const reopens = action === 'edit' && state === 'READY';
        const to = reopens ? 'PREPARING' : (row.to ?? state);
        expect(answer.body.data.state, which).toBe(to);
        expect(answer.body.data.version, which).toBe(order.version + (isNoted ? 0 : 1));
        const told = reopens ? 'edit-reopen' : action;
        await expectOneTrace(order, told, isNoted ? null : to);
      }
      shared = await orderIn(business, product, state, type);
      await expectCustomerCancels(shared);
      tally(`life cycle of ${type} in ${state}`, ORDER_ACTIONS.length + 1);
    },
    PATIENCE_MS,
  );

  it.each(ORDER_STATES.filter((state) => possible(state, type)))(
    'in %s lets its customer and its stations do what the table says, and nothing else',
    async (state) => {
      const order = await orderIn(business, product, state, type);
      const before = await tracesOf(order.id);
      const asCustomer = (path: string, body: object) =>
        anonymous.post(`/api/store/orders/${order.token}/${path}`, body);
      const notAsked = await asCustomer('substitution', { id: 'none', answer: 'REMOVE' });
      expect(notAsked.status, notAsked.text).toBe(409);
      // What is ready as a whole can be taken back by a station: station-parts.test.ts.
      if (state !== 'READY') {
        const notDone = await performAction(business.owner, order, 'step-back', { station: '' });
        expect(refusal(notDone)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
      }
      // What begins, and who takes that back: station-starts.test.ts.
      if (state !== 'ACCEPTED') {
        const notQueued = await performAction(business.owner, order, 'start', { station: '' });
        expect(refusal(notQueued)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
      }
      if (state !== 'PREPARING') {
        const back = { station: '', step: 'start' };
        const notBegun = await performAction(business.owner, order, 'step-back', back);
        expect(refusal(notBegun)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
      }
      expect(await tracesOf(order.id)).toEqual(before);

      const claim = await asCustomer('claim-payment', {});
      if (fromState('claim-payment', state)) expect(claim.status, claim.text).toBe(200);
      else expect(await tracesOf(order.id)).toEqual(before);

      const current = await cardOf(business, order.id);
      const untouched = await tracesOf(order.id);
      const done = await performAction(business.owner, current, 'ready', { station: '' });
      if (fromState('station-ready', state)) expect(done.body.data.state, done.text).toBe('READY');
      else {
        expect(refusal(done)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
        expect(await tracesOf(order.id)).toEqual(untouched);
      }
    },
    PATIENCE_MS,
  );
});

async function expectStaleRefused(order: OrderCardDto, action: OrderMove, which: string): Promise<void> {
  const before = await tracesOf(order.id);
  for (const version of [order.version - 1, order.version + 1, 1000].filter((number) => number > 0)) {
    const answer = await performAction(business.owner, { ...order, version }, action);
    expect(refusal(answer), `${which} at version ${version}`).toEqual([409, 'STALE_VERSION']);
    expect(answer.body.error.details.current, which).toMatchObject({
      id: order.id,
      version: order.version,
      state: order.state,
    });
  }
  expect(await tracesOf(order.id), which).toEqual(before);
}

/** A move, and taking note of an order that rings, is logged once and told once. */
async function expectOneTrace(before: OrderCardDto, action: OrderMove, to: OrderState | null): Promise<void> {
  const entries = await rows<{ action: string; before: string; after: string; actor_kind: string }>(
    'SELECT action, before, after, actor_kind FROM audit_entries WHERE entity_id = ? ORDER BY at, id',
    [before.id],
  );
  const events = await rows<{ type: string }>('SELECT type FROM events WHERE entity_id = ? ORDER BY seq', [
    before.id,
  ]);
  if (to === null) {
    const ofCancellation = before.state === 'CANCELLED';
    const rang = ofCancellation
      ? !before.cancellation?.acknowledged
      : !before.acknowledgedAt || before.missed !== null;
    const noted = entries.filter((entry) => entry.action === action);
    expect(noted).toHaveLength(rang && !ofCancellation ? 1 : 0);
    expect(events.filter((event) => event.type === 'order.acknowledged')).toHaveLength(rang ? 1 : 0);
    return;
  }
  const moves = entries.filter((entry) => entry.action === action && entry.before === stateOf(before.state));
  expect(moves).toHaveLength(1);
  expect(moves[0]).toMatchObject({ after: stateOf(to), actor_kind: 'USER' });
  expect(events).toHaveLength(entries.length + 1);
}

const stateOf = (state: OrderState) => JSON.stringify({ state });

async function expectCustomerCancels(order: OrderCardDto & { token: string }): Promise<void> {
  const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
  const may = rowFor('customer-cancel', order) !== undefined;
  expect(tracked.body.data.canCancel).toBe(may);
  const before = await tracesOf(order.id);
  const answer = await anonymous.post<TrackedOrderDto>(`/api/store/orders/${order.token}/cancel`, {
    reason: 'Changed my mind',
  });
  if (!may) {
    expect(refusal(answer)).toEqual([409, 'TOO_LATE_TO_CANCEL']);
    expect(await tracesOf(order.id)).toEqual(before);
    return;
  }
  expect(answer.body.data).toMatchObject({
    state: 'CANCELLED',
    canCancel: false,
    cancellation: { by: 'CUSTOMER', code: 'CUSTOMER_REQUEST', note: 'Changed my mind' },
  });
  expect(await cardOf(business, order.id)).toMatchObject({ state: 'CANCELLED' });
}
