import type { DeliveryZone, Point } from '../delivery';
import type { MenuIndex } from '../menu';
import type { HoursException, OpeningHours } from '../opening-hours';
import type { BusinessState } from '../business';
import type { OrderChannel, OrderType } from './order';
import type { PaymentMethod } from './payment';

export type BranchState = 'DRAFT' | 'ACTIVE' | 'INACTIVE' | 'ARCHIVED';

type PauseReason =
  | 'KITCHEN_OVERLOAD'
  | 'NO_COURIER'
  | 'STOCK_OUT'
  | 'SYSTEM'
  | 'POWER_INTERNET'
  | 'WEATHER'
  | 'STAFF'
  | 'OTHER';

/** No orders for a while. Null stands for every channel or service, and for "until somebody resumes". */
export interface Pause {
  channel: OrderChannel | null;
  service: OrderType | null;
  reason: PauseReason;
  /** ISO-8601 UTC, the first instant after the pause. */
  endsAt: string | null;
}

/**
 * Everything of a business that taking an order depends on, loaded once: whether it may be ordered, what of, where to,
 * when and for how much. Amounts in minor units, durations in minutes unless named otherwise.
 */
export interface StoreContext {
  businessId: string;
  business: {
    state: BusinessState;
    /** ISO 4217 */
    currency: string;
    /** ISO 3166-1 alpha-2 */
    country: string;
    language: 'en' | 'pt-BR' | 'es';
  };
  branch: {
    id: string;
    slug: string;
    name: string;
    state: BranchState;
    /** IANA name */
    timezone: string;
    /** 'HH:mm' */
    closeoutTime: string;
    /** Its place on the map, from which distances are measured; null while nobody has set it. */
    location: Point | null;
    services: readonly OrderType[];
    paymentMethods: readonly PaymentMethod[];
    minOrderCents: number;
    preparationMin: number;
    acceptDeadlineMin: number;
    /** Of the items, basis points, for orders at the table. */
    serviceFeeBps: number;
    autoAccept: { enabled: boolean; delaySec: number; onlyIfPaid: boolean; maxOpenOrders: number | null };
    pixKey: string | null;
    settings: {
      scheduling: {
        enabled: boolean;
        minLeadMin: number;
        /** How many business days after the running one; 0 until its night is over. */
        maxDays: number;
      };
      /**
       * How many minutes after the last sign of any board orders are refused, at least the two after which a board counts
       * as gone; null = they are taken, and the store's people warned.
       */
      closeWithoutBoardMin: number | null;
      requirePickupCode: boolean;
      /** Whether promises are made by what the branch's own history says of its times. */
      learnedTimes: boolean;
      /** Whether an order is ready by the press of whoever puts it together, and not by the last station's. */
      expo: boolean;
      /** Of what was paid, 0 to 100; null where a manager may give back all of it. */
      refundPercent: number | null;
      /** Of what the items cost, 0 to 100; null where a manager may take off all of it. */
      discountPercent: number | null;
      /** Whether customers are asked for a tip. */
      tips: boolean;
      /** Orders under way at which the store is busy; null = never. */
      maxOpenOrders: number | null;
      /** Orders for now within any 15 minutes after which no more are taken; null = no limit. */
      per15Min: number | null;
      /** Orders for later are counted by slots of so many minutes; a capacity of null = no limit. */
      slots: { minutes: number; capacity: number | null };
      /** What stands before the numbers of orders, and which one a business day begins with. */
      numbering: { prefix: string; from: number };
    };
  };
  hours: readonly OpeningHours[];
  exceptions: readonly HoursException[];
  pauses: readonly Pause[];
  zones: readonly DeliveryZone[];
  menu: MenuIndex;
}
