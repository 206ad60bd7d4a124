import type { CardPayment, OrderCardDto, OrderCardExtra, OrderCardItem } from '../../../contracts/orders';
import {
  grantOf,
  grantsOf,
  reachesBranch,
  type Access,
  type Grant,
  type Permission,
} from '../../../domain/access';
import {
  contactVisibility,
  seesPrices,
  visibleContact,
  type ContactVisibility,
  type Privacy,
} from '../../../domain/orders/contact-visibility';
import {
  actionsFor,
  isLost,
  isMissed,
  isOpen,
  isUnacknowledgedMiss,
  RESTORE_MIN,
} from '../../../domain/orders/life-cycle';
import type { OrderItem, OrderItemPieces } from '../../../domain/orders/order';
import type { Payment } from '../../../domain/orders/payment';
import { moneyOf } from '../../../domain/orders/money';
import { MINUTE_MS } from '../../../domain/time';
import type { StoredOrder } from '../store/order-row';
import { isCarriedBy, type OwnOrders } from '../store/own-orders';

/** What of an order a person may see. Two people with the same visibility get the same card. */
export interface OrderVisibility {
  /** Every order of the branches they reach; without it only those they carry or sold, which others work on. */
  every: boolean;
  prices: boolean;
  /** Whether it is ever told whom an order is for. */
  contact: boolean;
  /** What of the contact is told of an order, by its state and what its branch wants. */
  contactOf: (
    order: Pick<
      StoredOrder,
      'state' | 'stateBefore' | 'test' | 'missedAcknowledgedAt' | 'courier' | 'courierId'
    >,
    privacy: Privacy,
  ) => ContactVisibility;
  /** Stands for everything that makes cards differ, so that one card can serve many screens. */
  key: string;
  grants: Partial<Record<Permission, Grant>>;
}

/**
 * The kitchen cooks without prices and phones; who sees orders masked sees no names and phones in full.
 *
 * @param own as whom they carry and sell, where they see their own orders alone
 */
export function visibilityOf(access: Access, own: OwnOrders | null = null): OrderVisibility {
  const grant = grantOf(access, 'order.view');
  const prices = seesPrices(access);
  const contact = grant === 'full';
  return {
    every: grant === 'full' || grant === 'masked',
    prices,
    contact,
    contactOf: (order, privacy) =>
      // Somebody has to call the customer of a missed order: until it is acknowledged its contact counts as under way.
      contactVisibility(
        access,
        isUnacknowledgedMiss(order) ? 'PENDING' : order.state,
        privacy,
        own !== null && hasTakenOn(own, order),
      ),
    grants: grantsOf(access),
    key: `${access.role}|${access.allow.join(',')}|${access.deny.join(',')}`,
  };
}

/** What is offered to a courier is told of from when they take it on. */
const hasTakenOn = (own: OwnOrders, order: Pick<StoredOrder, 'courier' | 'courierId'>): boolean =>
  isCarriedBy(own, order) && order.courier?.trip !== 'OFFERED';

/** Whether an order is on its way with one of these couriers. */
export const isTakenOnBy = (
  own: OwnOrders,
  order: Pick<StoredOrder, 'state' | 'courier' | 'courierId'>,
): boolean => isOpen(order.state) && hasTakenOn(own, order);

/** Whether somebody may work on orders of a branch: they see every one of it. For anybody else they do not exist. */
export const seesOrdersOf = (access: Access, branchId: string): boolean =>
  reachesBranch(access, branchId) && visibilityOf(access).every;

/**
 * An order as a card for somebody with this visibility.
 *
 * @param privacy of the order's branch
 */
export function toCard(
  order: StoredOrder,
  visibility: OrderVisibility,
  privacy: Privacy,
  now: Date,
): OrderCardDto {
  const { name, phone } = visibleContact(visibility.contactOf(order, privacy), {
    name: order.customerName,
    phone: order.customerPhone,
  });
  return {
    id: order.id,
    branchId: order.branchId,
    number: order.number,
    businessDay: order.businessDay,
    channel: order.channel,
    type: order.type,
    timing: order.timing,
    state: order.state,
    version: order.version,
    test: order.test,
    drill: order.drill,
    escalation: order.escalation,
    placedAt: order.placedAt,
    pendingAt: order.pendingAt,
    acceptBy: order.acceptBy,
    acceptedAt: order.acceptedAt,
    preparingAt: order.preparingAt,
    readyAt: order.readyAt,
    dispatchedAt: order.dispatchedAt,
    deliveredAt: order.deliveredAt,
    stateRecordedAt: order.stateRecordedAt,
    endedAt: endedAt(order),
    kitchenDueAt: order.kitchenDueAt,
    promisedFrom: order.promisedFrom,
    promisedAt: order.promisedAt,
    preparationMin: order.preparationMin,
    scheduledFor: order.scheduledFor,
    acknowledgedAt: order.acknowledgedAt,
    customerName: name,
    customerPhone: order.test ? null : phone,
    newCustomer: order.newCustomer,
    district: order.district,
    table: order.tableName,
    items: order.items.map(cardItem),
    stations: order.stations,
    startedStations: order.startedStations,
    readyStations: order.readyStations,
    unitCount: order.unitCount,
    notes: order.notes,
    allergies: order.allergies,
    kitchenNote: order.kitchenNote,
    courier: order.courier,
    totalCents: visibility.prices ? order.totalCents : null,
    payment: visibility.prices ? cardPayment(order.payment) : null,
    furtherPayments: visibility.prices ? order.furtherPayments.map(cardPayment) : null,
    ...(visibility.prices ? moneyOf(order) : NO_MONEY),
    cancellation: order.cancellation,
    missed: missedOf(order),
    modified: order.modified,
    substitution: order.substitution && {
      place: order.substitution.place,
      quantity: order.substitution.quantity,
      substitute: cardItem(order.substitution.substitute),
      totalCents: visibility.prices ? order.substitution.totalCents : null,
      answerBy: order.substitution.answerBy,
    },
    ifSoldOut: order.ifSoldOut,
    actions: cardActions(order, visibility, now),
  };
}

const missedOf = (order: StoredOrder): OrderCardDto['missed'] =>
  isMissed(order)
    ? {
        acknowledgedAt: order.missedAcknowledgedAt,
        acknowledgedBy: order.missedAcknowledgedBy,
        restorableUntil: new Date(Date.parse(order.stateChangedAt) + RESTORE_MIN * MINUTE_MS).toISOString(),
      }
    : null;

function endedAt({ state, stateChangedAt, deliveredAt }: StoredOrder): string | null {
  if (isOpen(state)) return null;
  return isLost(state) ? stateChangedAt : deliveredAt;
}

/** Of what only tries the devices out note is taken, and nothing else. Who sees their own alone acts on pages of their own. */
function cardActions(
  order: StoredOrder,
  { every, grants }: OrderVisibility,
  now: Date,
): OrderCardDto['actions'] {
  if (!every) return [];
  const actions = actionsFor(
    { ...order, cancellationAcknowledged: order.cancellation?.acknowledged ?? true },
    grants,
    now,
  );
  return order.drill ? actions.filter((action) => action === 'acknowledge') : actions;
}

const cardItem = (item: OrderItem): OrderCardItem => ({
  quantity: item.quantity,
  unit: item.unit,
  name: item.kitchenName ?? item.name,
  variation: item.variation?.name ?? null,
  extras: item.extras.map(({ extras, ...extra }) => ({
    ...cardExtra(extra),
    ...(extras && { extras: extras.map(cardExtra) }),
  })),
  notes: item.notes,
  station: item.station,
  ...(item.held && { held: true }),
  ...(item.made && { made: true }),
});

const cardExtra = ({ name, quantity, parts, station }: OrderItemPieces): OrderCardExtra => ({
  name,
  quantity,
  ...(parts !== undefined && { parts }),
  ...(station !== undefined && { station }),
});

/** Of the money of an order, for who sees no prices. */
const NO_MONEY = { paidCents: null, refundedCents: null, dueCents: null, refundDueCents: null };

const cardPayment = ({
  method,
  timing,
  state,
  amountCents,
  changeForCents,
  claim,
  confirmedBy,
  checkout,
}: Payment): CardPayment => ({
  ...{ method, timing, state, amountCents, changeForCents, claim, confirmedBy },
  ...(checkout && { checkout: checkout.state }),
});
