import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import type { Collected } from '@domain/couriers';
import type { FeeKind } from '@domain/orders/order';
import type { PaymentMethod, RefundMethod, RefundPart } from '@domain/orders/payment';
import type { MovableOrder } from '@entities/order/order-moves';
import { createContext, useContext } from 'react';
import type { Press } from './send-action';
import type { WantedItems } from '../edit/wanted-items';
import type { ApiError } from '@shared/api/error';
import type { Store } from '@shared/state/store';

/** What of an order its actions need; both the card and the whole order have it. */
export type ActionableOrder = MovableOrder &
  Pick<
    OrderCardDto,
    | 'id'
    | 'number'
    | 'version'
    | 'customerName'
    | 'customerPhone'
    | 'branchId'
    | 'totalCents'
    | 'payment'
    | 'refundDueCents'
    | 'dueCents'
    | 'courier'
  >;

/** What a person said along with an action, beside the version. */
export interface ActionWords {
  preparationMin?: number;
  code?: string;
  note?: string;
  reason?: string;
  /** What was made goes back on the shelf. */
  restock?: boolean;
  pickupCode?: string;
  /** How what was due was paid when it was handed over, where that is not as agreed. */
  paid?: readonly Collected[];
  method?: RefundMethod | PaymentMethod;
  /** What somebody saw of money that arrived. */
  evidence?: string;
  amountCents?: number;
  /** What of the order is given back. */
  part?: RefundPart | 'PARTS';
  items?: readonly { place: number; quantity: number }[];
  fees?: readonly FeeKind[];
  place?: number;
  quantity?: number;
  /** What the order is to consist of, and what the person saw that it comes to. */
  keep?: WantedItems['keep'];
  add?: WantedItems['add'];
  expectedTotalCents?: number;
  /** What is to take the place of an item that is sold out. */
  offer?: WantedItems['add'][number];
  /** Which items are held or fired, by their place. */
  places?: number[];
  /** Up to which revision a change was seen. */
  n?: number;
  /** The part of the order that is meant; '' for what belongs to no station, null for all of it. */
  station?: string | null;
  /** What of its part the station takes back, where that is not that it is done. */
  step?: 'start';
}

/** Does an action, or sees to it. */
export type PerformAction = (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => void;

/** Keeps what cannot be sent, for later. */
export interface ActionQueue<Kept extends Press = Press> {
  /** What waits to be sent already. */
  presses: readonly Kept[];
  /** What can be done later. */
  isKept: (action: OrderActionName) => boolean;
  /** What is pressed, as it can be kept; null where it is nothing that can be done later. */
  pressOf: (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => Kept | null;
  keep: (press: Kept) => void;
}

/** An action that was not taken, and why. */
export interface RefusedAction<Order = ActionableOrder> {
  order: Order;
  error: ApiError;
}

/** An action that is on its way, and the version of the order that it was taken on. */
export interface PendingAction {
  /** Of the order. */
  id: string;
  action: OrderActionName;
  version: number;
}

/**
 * Whether what is on its way keeps a press from being heard. Taking note of a ring leaves the order as it is: it stands in
 * the way of itself alone, or who silences an order on a slow line could not accept it.
 *
 * @param action what is pressed; anything but taking note where it is left out
 */
export const isInTheWay = (
  pending: readonly PendingAction[],
  orderId: string,
  action?: OrderActionName,
): boolean =>
  pending.some((each) => each.id === orderId && (each.action !== 'acknowledge' || action === 'acknowledge'));

interface OrderActions {
  /** Does it at once, or asks first where something has to be said about it. */
  run: PerformAction;
  /** Does it to one after the other, with what is said about each; gives those for which it did not work. */
  runAll: <Order extends ActionableOrder>(
    orders: readonly Order[],
    action: OrderActionName,
    wordsOf: (order: Order) => ActionWords | undefined,
  ) => Promise<RefusedAction<Order>[]>;
  /** Asks who carries an order; it is given to them there. */
  askCourier: (order: ActionableOrder) => void;
  /** Asks how an order was paid that is handed over; it is delivered there. */
  askPaid: (order: ActionableOrder) => void;
  /** What the server is doing, in the order in which it was asked. */
  working: Store<readonly PendingAction[]>;
  /** While the line is down nothing is sent: what is seen may not be so any more. */
  readOnly: boolean;
  /** Whether an action cannot be taken now: the line is down, and it is none that is kept. */
  isOff: (action: OrderActionName) => boolean;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);

/** The one way in which orders are acted upon: board, kitchen and details all use it. */
export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('Orders are acted upon inside of OrderActionsProvider');
  return actions;
}
