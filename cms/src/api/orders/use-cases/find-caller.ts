import type { z } from 'zod';
import type { CallerDto, CallerOrder, callerQuery } from '../../../contracts/staff-orders';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { isBlocked } from '../../../domain/customers';
import { seesCustomers, visibleContact } from '../../../domain/orders/contact-visibility';
import type { Address } from '../../../domain/orders/order';
import { MINUTE_SEC } from '../../../domain/time';
import { forbidden } from '../../../errors/api-error';
import { readPhone } from '../../../phones/phone';
import { allowRequest, type RequestLimit } from '../../../sessions/request-limit';
import { may, requirePermission, type Viewer } from '../../../sessions/viewer';
import { privacyOf } from '../../../store/privacy';
import { isTakenOnBy, visibilityOf } from '../present/card';
import { businessOf } from '../../businesses/exports';
import { couriersOfPerson } from '../../couriers/exports';
import { callerByPhone, customerIdsOf } from '../../customers/exports';
import type { StoredOrder } from '../store/order-row';
import { ordersOfCustomer } from '../store/orders-of-customer';

type Caller = NonNullable<Awaited<ReturnType<typeof callerByPhone>>>;

/** How far back addresses are looked for, and how many orders are shown, in orders. */
const LOOKED_AT = 20;
const SHOWN = 5;
const ADDRESSES = 5;

/** A busy counter takes an order by phone in half a minute; trying numbers one after the other takes many more look-ups. */
const LOOK_UPS: RequestLimit = { name: 'caller-look-ups', most: 30, seconds: MINUTE_SEC, step: 3 };

/**
 * The customer of a phone, as far as the viewer may see customers:
 *
 * - in full: everything;
 * - masked, with `order.create`: whoever takes orders by phone is talking to the customer and gets what the order needs,
 *   as far as the branch's privacy settings show it of each order. The look-up takes an exact phone, so it lists nobody;
 * - masked without `order.create`: refused, because an answer by phone would confirm a phone that is hidden from them;
 * - own: the customer of an order that the viewer carries now, and where it goes. Everybody else is null.
 *
 * @returns null for a phone that never ordered, and for a customer whom the viewer may not see
 * @throws 403 FORBIDDEN, 400 INVALID_PHONE, 429 TOO_MANY_REQUESTS beyond `LOOK_UPS` of one person on all instances
 */
export async function findCaller(
  viewer: Viewer,
  { phone, branch }: z.output<typeof callerQuery>,
  now: Date,
): Promise<CallerDto | null> {
  const grant = requirePermission(viewer, 'customer.view');
  if (grant === 'masked' && !may(viewer, 'order.create')) throw forbidden('order.create');
  await allowRequest(LOOK_UPS, String(viewer.userId), now);
  return read(async (sql) => {
    const { country } = await businessOf(sql, viewer.businessId);
    const number = readPhone(phone, country, ['phone']);
    const caller = await callerByPhone(sql, viewer.businessId, number);
    if (!caller || caller.state === 'ANONYMIZED') return null;
    return grant === 'own'
      ? carriedCaller(sql, viewer, caller)
      : wholeCaller(sql, viewer, caller, { branch: branch ?? null, now });
  });
}

async function wholeCaller(
  sql: Sql,
  viewer: Viewer,
  caller: Caller,
  { branch, now }: { branch: string | null; now: Date },
): Promise<CallerDto> {
  const visibility = visibilityOf(viewer);
  const privacy = await privacyOf(sql, viewer.businessId);
  const ids = await customerIdsOf(sql, viewer.businessId, caller.id);
  const found = visibility.every ? await ordersOfCustomer(sql, viewer, ids, LOOKED_AT) : [];
  const contactOf = (order: StoredOrder) => visibility.contactOf(order, privacy(order.branchId));
  const told = found.filter((order) => contactOf(order).rest);
  const whole = seesCustomers(viewer) || told.length > 0;
  const { name } = visibleContact(
    { name: whole ? 'FULL' : 'FIRST', phone: 'NONE' },
    { name: caller.name, phone: '' },
  );
  return {
    id: caller.id,
    name,
    phone: caller.phone,
    blocked: isBlocked(caller, now),
    notes: whole ? caller.notes : null,
    orderCount: caller.orderCount,
    lastOrderAt: caller.lastOrderAt,
    addresses: distinct(told.flatMap(({ address }) => address ?? [])).slice(0, ADDRESSES),
    orders: visibility.prices
      ? ownFirst(found, branch)
          .slice(0, SHOWN)
          .map((order) => toCallerOrder(order, contactOf(order).rest))
      : [],
  };
}

/** The caller as the courier of their open order knows them; null where the viewer carries none of theirs. */
async function carriedCaller(sql: Sql, viewer: Viewer, caller: Caller): Promise<CallerDto | null> {
  const couriers = await couriersOfPerson(sql, {
    businessId: viewer.businessId,
    personId: String(viewer.userId),
  });
  const ids = await customerIdsOf(sql, viewer.businessId, caller.id);
  const found = await ordersOfCustomer(sql, viewer, ids, LOOKED_AT);
  const carried = found.filter((order) => isTakenOnBy({ couriers, sellers: [] }, order));
  const [last] = carried;
  if (!last) return null;
  return {
    id: caller.id,
    name: last.customerName,
    phone: caller.phone,
    blocked: false,
    notes: null,
    orderCount: carried.length,
    lastOrderAt: last.placedAt,
    addresses: distinct(carried.flatMap(({ address }) => address ?? [])),
    orders: [],
  };
}

function distinct(addresses: readonly Address[]): Address[] {
  const key = ({ street, number, complement, postalCode }: Address) =>
    [street, number, complement ?? '', postalCode].join('\n').toLowerCase();
  return [...new Map([...addresses].reverse().map((address) => [key(address), address])).values()].reverse();
}

/** What was had at another branch is not on the menu of this one: it is shown behind what can be had again. */
const ownFirst = (found: readonly StoredOrder[], branch: string | null): StoredOrder[] =>
  [true, false].flatMap((own) => found.filter(({ branchId }) => (branchId === branch) === own));

const toCallerOrder = (order: StoredOrder, isAddressTold: boolean): CallerOrder => ({
  id: order.id,
  branchId: order.branchId,
  number: order.number,
  placedAt: order.placedAt,
  state: order.state,
  type: order.type,
  totalCents: order.totalCents,
  notes: order.notes,
  items: order.items,
  address: isAddressTold ? order.address : null,
});
