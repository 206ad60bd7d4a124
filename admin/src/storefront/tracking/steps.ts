import type { TrackedOrderDto } from '@contracts/storefront';
import type { OrderState, OrderType } from '@domain/orders/order';

type StepName =
  | 'SENT'
  | 'PAID'
  | 'SCHEDULED'
  | 'ACCEPTED'
  | 'PREPARING'
  | 'READY'
  | 'DISPATCHED'
  | 'DELIVERED';

export interface Step {
  name: StepName;
  state: 'done' | 'current' | 'ahead';
  /** When it was reached, ISO-8601; null when it was not, or passed by without a time of its own. */
  at: string | null;
}

/** States in which an order ends before it is in the customer's hands. */
const ENDED = new Set<OrderState>(['CANCELLED', 'REJECTED', 'EXPIRED']);

export const hasEnded = ({ state }: Pick<TrackedOrderDto, 'state'>): boolean => ENDED.has(state);

/** Nothing more will happen to it; money that is owed back is still to come. */
export const isSettled = ({
  state,
  refundDueCents,
}: Pick<TrackedOrderDto, 'state' | 'refundDueCents'>): boolean =>
  refundDueCents === 0 && (state === 'CONCLUDED' || state === 'REJECTED' || state === 'EXPIRED');

export const isHandedOver = ({ state }: Pick<TrackedOrderDto, 'state'>): boolean =>
  state === 'DELIVERED' || state === 'CONCLUDED';

type Tracked = Pick<TrackedOrderDto, 'state' | 'type' | 'timeline' | 'payment' | 'placedAt' | 'scheduledFor'>;

/** The way of an order from the customer's phone into their hands, with how far it has come. */
export function orderSteps(order: Tracked): Step[] {
  const names = stepNames(order);
  const reached = names.indexOf(stepOf(order));
  return names.map((name, at) => ({
    name,
    state: at < reached || isHandedOver(order) ? 'done' : at === reached ? 'current' : 'ahead',
    at: at <= reached ? timeOf(name, order) : null,
  }));
}

function stepNames({ type, payment, scheduledFor }: Tracked): StepName[] {
  return [
    'SENT',
    ...(payment.timing === 'PREPAID' ? (['PAID'] as const) : []),
    ...(scheduledFor !== null ? (['SCHEDULED'] as const) : []),
    'ACCEPTED',
    'PREPARING',
    'READY',
    ...(isCarried(type) ? (['DISPATCHED'] as const) : []),
    'DELIVERED',
  ];
}

const isCarried = (type: OrderType) => type === 'DELIVERY';

function stepOf({ state, payment }: Tracked): StepName {
  switch (state) {
    case 'AWAITING_PAYMENT':
      return 'SENT';
    case 'PENDING':
      return payment.timing === 'PREPAID' ? 'PAID' : 'SENT';
    case 'RETURNING':
      return 'DISPATCHED';
    case 'CONCLUDED':
      return 'DELIVERED';
    case 'CANCELLED':
    case 'REJECTED':
    case 'EXPIRED':
      return 'SENT';
    default:
      return state;
  }
}

function timeOf(name: StepName, { timeline, placedAt, payment }: Tracked): string | null {
  if (name === 'SENT') return placedAt;
  if (name === 'PAID') return payment.confirmedAt;
  return timeline.find(({ state }) => state === name)?.at ?? null;
}
