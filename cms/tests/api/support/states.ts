import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderState, OrderType } from '../../../src/domain/orders/order';
import type { TestBusiness } from './business';
import type { Answer, Client } from './client';
import { runClockAt } from './clock';
import { DAY_MS, MINUTE_MS, later } from './instants';
import { newOrder } from './ordering';

/** What an order needs to be put where: bodies of actions that need more than the version. */
const ACTION_BODIES: Record<string, object> = {
  reject: { code: 'RUSH_HOUR' },
  cancel: { code: 'RUSH_HOUR' },
  return: { reason: 'Nobody was there' },
  'step-back': { reason: 'A slip of the finger' },
  restore: { reason: 'The wrong order' },
  'resolve-unmatched': { reason: 'Kept as agreed' },
  refund: { method: 'CASH' },
  discount: { amountCents: 1, reason: 'A regular' },
  hold: { places: [0] },
};

/** What of an order the bodies are made of. */
type Actionable = { id: string; version: number } & Partial<
  Pick<OrderCardDto, 'totalCents' | 'modified' | 'state'> & {
    items: readonly { quantity: number; productId?: string }[];
  }
>;

/** Bodies that are made of the order as it is. */
const OWN_BODIES: Record<string, (order: Actionable) => object> = {
  // The kitchen's screen that shows all stations; the counter takes note of what is new.
  acknowledge: ({ state }) => (state === 'CANCELLED' ? { station: null } : {}),
  'acknowledge-change': ({ modified }) => ({ n: modified?.n ?? 1 }),
  edit: ({ items = [], totalCents = 0 }) => ({
    keep: items.map(({ quantity }, place) => ({ place, quantity, notes: 'Well done' })),
    reason: 'As they called',
    expectedTotalCents: totalCents,
  }),
  // The same at the same price, with another note.
  'offer-substitute': ({ items = [], totalCents = 0 }) => ({
    place: 0,
    offer: { productId: items[0]?.productId ?? 'none', quantity: 1, notes: 'Another one' },
    expectedTotalCents: totalCents,
  }),
  'take-payment': ({ totalCents }) => ({ method: 'CASH', amountCents: totalCents }),
};

const PATHS: Record<string, string> = { 'take-payment': 'payments' };

export function performAction(
  who: Client,
  order: Actionable,
  action: string,
  more: object = {},
): Promise<Answer<OrderCardDto>> {
  const versioned = action.startsWith('acknowledge') ? {} : { version: order.version };
  const body = { ...versioned, ...ACTION_BODIES[action], ...OWN_BODIES[action]?.(order), ...more };
  return who.post<OrderCardDto>(`/api/orders/${order.id}/${PATHS[action] ?? action}`, body);
}

export async function cardOf(business: TestBusiness, id: string): Promise<OrderCardDto> {
  const answer = await business.owner.get<OrderCardDto>(`/api/orders/${id}`);
  if (answer.status !== 200) throw new Error(`The order answered ${answer.status}`);
  return answer.body.data;
}

const toHandOver = (type: OrderType) => (type === 'DELIVERY' ? ['dispatch'] : []);

/** The way from the beginning to a state, in actions; `clock` lets so many minutes pass. */
function actionsTo(state: OrderState, type: OrderType): (string | { clock: number })[] {
  const ways: Record<OrderState, (string | { clock: number })[]> = {
    AWAITING_PAYMENT: [],
    SCHEDULED: [],
    PENDING: [],
    ACCEPTED: ['accept'],
    PREPARING: ['accept', 'start'],
    READY: ['accept', 'start', 'ready'],
    DISPATCHED: ['accept', 'start', 'ready', 'dispatch'],
    RETURNING: ['accept', 'start', 'ready', 'dispatch', 'return'],
    DELIVERED: ['accept', 'start', 'ready', ...toHandOver(type), 'deliver'],
    CONCLUDED: ['accept', 'start', 'ready', ...toHandOver(type), 'deliver', { clock: 180 }],
    REJECTED: ['reject'],
    EXPIRED: [{ clock: 20 }],
    CANCELLED: ['cancel'],
  };
  return ways[state];
}

const tomorrow = () => later(DAY_MS).toISOString();

/** A branch whose orders can be put into every state. */
export const EVERY_STATE = {
  branch: {
    services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'],
    settings: { scheduling: { enabled: true, minLeadMin: 60, maxDays: 2 } },
  },
};

/** An order that went through the routes to a state. */
export async function orderIn(
  business: TestBusiness,
  product: { id: string; priceCents: number },
  state: OrderState,
  type: OrderType = 'DELIVERY',
  more: object = {},
): Promise<OrderCardDto & { token: string }> {
  const { id, token } = await newOrder(business, product, {
    type,
    ...(state === 'AWAITING_PAYMENT' && { payment: { method: 'PIX' } }),
    ...(state === 'SCHEDULED' && { scheduledFor: tomorrow() }),
    ...more,
  });
  for (const step of actionsTo(state, type)) {
    if (typeof step === 'object') {
      await runClockAt(later(step.clock * MINUTE_MS));
      continue;
    }
    const { status, text } = await performAction(business.owner, await cardOf(business, id), step);
    if (status !== 200) throw new Error(`${step} on the way to ${state} answered ${text}`);
  }
  const card = await cardOf(business, id);
  if (card.state !== state) throw new Error(`The order is ${card.state} instead of ${state}`);
  return { ...card, token };
}
