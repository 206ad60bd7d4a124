import type { z } from 'zod';
import type { CallerDto, CallerOrder, callerQuery } from '../../../contracts/staff-orders';
import { read } from '../../../database/transaction';
import { seesCustomers, visibleContact } from '../../../domain/orders/contact-visibility';
import type { Address } from '../../../domain/orders/order';
import { readPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { privacyOf } from '../../../store/privacy';
import { visibilityOf } from '../present/card';
import { businessOf } from '../../businesses/exports';
import { callerByPhone } from '../../customers/exports';
import type { StoredOrder } from '../store/order-row';
import { ordersOfCustomer } from '../store/orders-of-customer';

/** How far back addresses are looked for, and how many orders are shown, in orders. */
const LOOKED_AT = 20;
const SHOWN = 5;
const ADDRESSES = 5;

/** Who is on the phone: what they had, and where it went, as far as the viewer is told of each of those orders. */
export async function findCaller(
  viewer: Viewer,
  { phone, branch }: z.output<typeof callerQuery>,
): Promise<CallerDto | null> {
  return read(async (sql) => {
    const { country } = await businessOf(sql, viewer.businessId);
    const number = readPhone(phone, country, ['phone']);
    const caller = await callerByPhone(sql, viewer.businessId, number);
    if (!caller || caller.state === 'ANONYMIZED') return null;
    const visibility = visibilityOf(viewer);
    const privacy = await privacyOf(sql, viewer.businessId);
    const found = visibility.every ? await ordersOfCustomer(sql, viewer, caller.id, LOOKED_AT) : [];
    const contactOf = (order: StoredOrder) => visibility.contactOf(order, privacy(order.branchId));
    const told = found.filter((order) => contactOf(order).rest);
    const whole = seesCustomers(viewer) || told.length > 0;
    const { name } = visibleContact(
      { name: whole ? 'FULL' : 'FIRST', phone: 'NONE' },
      { name: caller.name, phone: '' },
    );
    return {
      name,
      phone: number,
      blocked: caller.state === 'BLOCKED',
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
  });
}

function distinct(addresses: readonly Address[]): Address[] {
  const key = ({ street, number, complement, postalCode }: Address) =>
    [street, number, complement ?? '', postalCode].join('\n').toLowerCase();
  return [...new Map([...addresses].reverse().map((address) => [key(address), address])).values()].reverse();
}

/** What was had at another branch is not on the menu of this one: it is shown behind what can be had again. */
const ownFirst = (found: readonly StoredOrder[], branch: string | undefined): StoredOrder[] =>
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
