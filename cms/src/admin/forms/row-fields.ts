import { BRANCH, BUSINESS, USER } from '../cells/row-types';

/** Fields that hold the id of a row, or several, and the type of the row. */
const ROW_FIELDS: ReadonlyMap<string, string> = new Map([
  ['businessId', BUSINESS],
  ['branchId', BRANCH],
  ['branchIds', BRANCH],
  ['userId', USER],
  ['personId', USER],
  ['invitedBy', USER],
  ['decidedBy', USER],
  ['scheduledBy', USER],
  ['categoryIds', 'api::menu.category'],
  ['productIds', 'api::menu.product'],
  ['extraGroupIds', 'api::menu.extra-group'],
  ['itemId', 'api::menu.product'],
  ['productIds', 'api::menu.product'],
  ['orderId', 'api::orders.order'],
  ['unpaidOrderId', 'api::orders.order'],
  ['customerId', 'api::customers.customer'],
  ['courierId', 'api::couriers.courier'],
  ['settlementId', 'api::couriers.settlement'],
  ['sellerId', 'api::sellers.seller'],
  ['printerId', 'api::printing.printer'],
  ['ticketId', 'api::support.support-ticket'],
  ['variationGroupId', 'api::menu.variation-group'],
]);

export const isRowField = (name: string): boolean => ROW_FIELDS.has(name);

/** The id in such a field; null for an empty one. */
export const rowIdIn = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/** @throws Error for a field that holds no ids. */
export function rowTypeOf(name: string): string {
  const uid = ROW_FIELDS.get(name);
  if (uid === undefined) throw new Error(`${name} names no rows`);
  return uid;
}
