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
  /** Where the orders lost their time that came late today, the most frequent first; together those that were not on time. */
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
  /** `amountCents` is what the orders of a need come to, minor units; left out where the need is not about their value. */
  needs: { code: HomeNeed; count: number; route: string; amountCents?: number }[];
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
  | 'RELEASES_FAILED';
export interface HomeFigures {
  orders: number;
  /** Totals of orders not rejected, expired or cancelled. */
  salesCents: number;
  averageTicketCents: number;
  /**
   * Of the orders that were handed over on the day, whenever they were placed, the share whose promise was kept,
   * `isPromiseKept`, in basis points; null without any.
   */
  onTimeBps: number | null;
  cancelled: number;
}
