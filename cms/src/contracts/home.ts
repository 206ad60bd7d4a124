import type { ProductUnit } from '../domain/menu';
import type { PromiseBreaker } from '../domain/orders/broken-promise';
import type { OrderCardDto } from './orders';

/** `GET /api/home?branch=<id>`: today against the same weekday last week, up to the same time of day. */
export interface HomeDto {
  businessDay: string;
  comparedDay: string;
  currency: string;
  today: HomeFigures;
  compared: HomeFigures;
  /** Per hour of the business day, from its closeout time on. */
  hours: { hour: number; orders: number; comparedOrders: number }[];
  bestSellers: { productId: string; name: string; quantity: number; unit: ProductUnit; salesCents: number }[];
  /** Orders under way whose promise has passed: `promiseOutcome` says which. With those of `late` they make up all that were not on time. */
  lateNow: number;
  /** Where the orders lost their time that were handed over late today, the most frequent first. */
  late: {
    breaker: PromiseBreaker;
    count: number;
    /** In whose hands it was, where that is known: the station of the kitchen, the courier on the road. */
    by: { name: string; count: number }[];
  }[];
  /** Orders handed over today that were ready in time and fetched later than promised: on time, as far as it was up to the store. */
  fetchedLate: number;
  /** The newest missed orders that nobody has acknowledged, as far as the viewer may see them; the need counts all. */
  missed: OrderCardDto[];
  /**
   * `amountCents` is what the orders of a need come to, minor units; `dueAt` is the earliest deadline, ISO 8601. Each is left out
   * where the need is not about it.
   */
  needs: { code: HomeNeed; count: number; route: string; amountCents?: number; dueAt?: string }[];
}
export type HomeNeed =
  | 'ORDERS_MISSED'
  | 'ORDERS_WAITING'
  | 'PAYMENTS_TO_CONFIRM'
  | 'PAYMENTS_DISPUTED'
  | 'MONEY_UNMATCHED'
  | 'REFUNDS_DUE'
  | 'ORDERS_LATE'
  | 'PRODUCTS_SOLD_OUT'
  | 'COURIERS_MISSING'
  | 'DEVICES_MISSING'
  | 'TICKETS_UNPRINTED'
  | 'RELEASES_FAILED'
  | 'FEEDBACK_WAITING';
export interface HomeFigures {
  orders: number;
  /** Totals of orders not rejected, expired or cancelled. */
  salesCents: number;
  averageTicketCents: number;
  /**
   * Promises of the day, whenever the order was placed: of orders handed over on it, and of orders under way whose promise
   * has passed. `kept` of the `due` ones were kept (`promiseOutcome`); with 0 `due` nothing can be said yet.
   */
  onTime: { kept: number; due: number };
  cancelled: number;
}
