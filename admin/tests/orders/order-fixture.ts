import type { LiveEvent } from '@contracts/events';
import type { OrderCardDto, OrderCardItem } from '@contracts/orders';

export const BRANCH = 'branch-1';
export const DAY = '2031-04-03';
/** A board of that day, on which everything has room. */
export const BOARD_DAY = {
  businessDay: DAY,
  dayStartsAt: '2031-04-03T07:00:00.000Z',
  beyond: { open: 0, scheduled: 0, done: 0, cancelled: 0, missed: 0 },
};

/** The instant `minutes` after noon of the day that the tests play on. */
export const minute = (minutes: number) => new Date(Date.UTC(2031, 3, 3, 12, minutes)).toISOString();
export const ms = (minutes: number) => Date.parse(minute(minutes));

export function item(part: Partial<OrderCardItem> = {}): OrderCardItem {
  return {
    quantity: 1,
    unit: 'UN',
    name: 'Margherita',
    variation: null,
    extras: [],
    notes: null,
    station: null,
    ...part,
  };
}

/** A pickup that was just placed, to be told apart by its id. */
export function card(id: string, part: Partial<OrderCardDto> = {}): OrderCardDto {
  return {
    id,
    branchId: BRANCH,
    number: id,
    businessDay: DAY,
    channel: 'STORE',
    type: 'TAKEOUT',
    timing: 'NOW',
    state: 'PENDING',
    version: 1,
    test: false,
    drill: false,
    escalation: [],
    placedAt: minute(0),
    pendingAt: part.placedAt ?? minute(0),
    acceptBy: minute(8),
    acceptedAt: null,
    preparingAt: null,
    readyAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    stateRecordedAt: null,
    endedAt: null,
    kitchenDueAt: null,
    promisedFrom: null,
    promisedAt: minute(40),
    preparationMin: 30,
    scheduledFor: null,
    acknowledgedAt: null,
    customerName: 'João Pereira',
    customerPhone: '+5511999990000',
    newCustomer: false,
    table: null,
    district: null,
    items: [item()],
    unitCount: 1,
    notes: null,
    allergies: null,
    kitchenNote: null,
    substitution: null,
    ifSoldOut: null,
    courier: null,
    totalCents: 5400,
    payment: {
      method: 'PIX',
      timing: 'PREPAID',
      state: 'CONFIRMED',
      amountCents: 5400,
      changeForCents: null,
      claim: null,
      confirmedBy: 'STAFF',
    },
    furtherPayments: [],
    paidCents: 5400,
    refundedCents: 0,
    dueCents: 0,
    stations: [{ station: '', minutes: null, perAhead: 0 }],
    startedStations: [],
    readyStations: [],
    refundDueCents: 0,
    cancellation: null,
    missed: null,
    modified: null,
    actions: ['acknowledge', 'accept', 'reject', 'cancel'],
    ...part,
  };
}

/** An event that brings the order as it is after it. */
export function happening(seq: number, order: OrderCardDto, part: Partial<LiveEvent> = {}): LiveEvent {
  return {
    seq,
    at: minute(seq),
    type: 'order.changed',
    branchId: order.branchId,
    resource: 'orders',
    id: order.id,
    order,
    ...part,
  };
}
