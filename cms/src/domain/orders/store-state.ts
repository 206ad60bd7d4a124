import type { OrderChannel, OrderType } from './order';

export const STORE_STATES = [
  'OPEN',
  'CLOSED_HOURS',
  'HOLIDAY',
  'PAUSED',
  'BUSY',
  'PICKUP_ONLY',
  'DELIVERY_ONLY',
  'NO_COURIER',
  'MENU_EMPTY',
  'NO_DEVICE',
  'BLOCKED_BILLING',
] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** From the gravest to the mildest; of the same severity the first decides the state. */
export const REASON_CODES = [
  'BLOCKED_BILLING',
  'BRANCH_NOT_ACTIVE',
  'SERVICE_NOT_OFFERED',
  'MENU_EMPTY',
  'NO_DEVICE',
  'HOLIDAY',
  'CLOSED_HOURS',
  'PAUSED',
  'BUSY',
  'THROTTLED',
  'NO_COURIER',
  'PICKUP_ONLY',
  'DELIVERY_ONLY',
] as const;
export type StoreReasonCode = (typeof REASON_CODES)[number];

/** ERROR: the business has to put something right. CLOSED: orders are not taken now. WARNING: they are. */
export const SEVERITIES = ['ERROR', 'CLOSED', 'WARNING'] as const;

export interface StoreReason {
  code: StoreReasonCode;
  severity: (typeof SEVERITIES)[number];
  /** What a sentence about it needs; instants are ISO-8601 UTC. */
  args?: Record<string, string | number>;
  /** The dashboard's page where it is put right. */
  fixRoute?: string;
}

export interface StoreFacts {
  now: Date;
  /** Asks for one service; without it the store is open while any is. */
  service?: OrderType;
  /** Where the order would come from; without it only what holds for every channel counts. */
  channel?: OrderChannel;
  /** Orders under way. */
  openOrders?: number;
  /** Since when as many orders for now were placed as the branch takes in 15 minutes; null or left out: fewer were. */
  fullSince?: Date | null;
  /** When a board last said that it is there; null = never, left out = not asked. */
  lastHeartbeat?: Date | null;
}

export interface StoreVerdict {
  state: StoreState;
  canOrder: boolean;
  /** The gravest first. */
  reasons: StoreReason[];
  /** ISO-8601 UTC: when the last of the open services closes; null while none is open, or with no end in sight. */
  closesAt: string | null;
  /** ISO-8601 UTC: when orders will be taken again; null while they are, and where no clock will bring it. */
  opensAt: string | null;
}

/** A reason and what the store is called for it; OPEN for what changes nothing for who orders. */
export interface Finding {
  state: StoreState;
  reason: StoreReason;
}
