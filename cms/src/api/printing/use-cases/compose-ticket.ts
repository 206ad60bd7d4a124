import type { Sql } from '../../../database/sql';
import {
  visibleContact,
  WHOLE_CONTACT,
  type ContactVisibility,
} from '../../../domain/orders/contact-visibility';
import { rewardProgress } from '../../../domain/loyalty';
import { kitchenDue } from '../../../domain/orders/kitchen-due';
import { paymentsOf } from '../../../domain/orders/money';
import type { SettingValues } from '../../../domain/settings';
import {
  composeTicket,
  testPage,
  type PrintedLoyalty,
  type PrintedOrder,
  type PrintPlace,
  type TicketLine,
} from '../../../domain/printing';
import { environment } from '../../../environment';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { settingsOf } from '../../branches/exports';
import { loyaltyOffers } from '../../loyalty/exports';
import { orderById, type StoredOrder } from '../../orders/exports';

type Request = Parameters<typeof composeTicket>[2];

/**
 * A ticket of an order as it is at an instant. The kitchen's tells of the customer what the branch tells its kitchen.
 *
 * @param sight how much of the customer whoever asks for it is told; null where the branch's own printer prints it
 * @returns null where the order or its branch is gone
 */
export async function ticketOfOrder(
  sql: Sql,
  { businessId, orderId, at }: { businessId: string; orderId: string; at: Date },
  request: Request,
  sight: ContactVisibility | null = null,
): Promise<TicketLine[] | null> {
  const order = await orderById(sql, businessId, orderId);
  const place = order && (await placeOf(sql, order.branchId));
  if (!place) return null;
  const { settings } = place;
  const kitchen: ContactVisibility = {
    name: settings.privacy.kitchenName === 'HIDDEN' ? 'NONE' : 'FIRST',
    ...{ phone: 'NONE', address: false, rest: false },
  };
  const seen = request.kind === 'CUSTOMER' ? (sight ?? WHOLE_CONTACT) : kitchen;
  const { name, phone } = visibleContact(seen, { name: order.customerName, phone: order.customerPhone });
  const told = { name, phone: settings.printing.phone && phone !== '' ? phone : null, rest: seen.rest };
  // The page shows the digits that the courier has to ask the customer for, and the courier carries the ticket.
  const tellsCode = order.type === 'DELIVERY' && place.store.couriers.requireDeliveryCode;
  const untold = order.test || !seen.rest || tellsCode;
  const tracking = untold ? null : `${environment.publicUrl}/t/${order.token}`;
  const ofCustomer = request.kind === 'CUSTOMER' && seen.rest && !order.test;
  const loyalty = ofCustomer ? await loyaltyOf(sql, order, at) : null;
  return composeTicket(
    { ...printed(order, told), loyalty },
    { ...placeFor(place.store, settings.printing.footer), trackingUrl: tracking },
    request,
  );
}

/** The balance of the order's customer in the program that is active at the branch, or was when they earned it. */
async function loyaltyOf(
  sql: Sql,
  { businessId, branchId, customerId }: StoredOrder,
  now: Date,
): Promise<PrintedLoyalty | null> {
  if (customerId === '') return null;
  const [program] = await loyaltyOffers(sql, { businessId, branchId, customerId }, now);
  if (!program) return null;
  const { name, rule, available, pending } = program;
  const { affordable, next } = rewardProgress({ ...program, ...rule });
  return {
    program: name,
    kind: rule.kind,
    available,
    pending,
    affordable: affordable.map((reward) => reward.name),
    next: next && { reward: next.reward.name, purchase: next.purchase },
  };
}

/** The page by which a branch sees that a printer prints; null where the branch is gone. */
export async function testPageOf(
  sql: Sql,
  { branchId, name }: { branchId: string; name: string },
): Promise<TicketLine[] | null> {
  const place = await placeOf(sql, branchId);
  return place && testPage(placeFor(place.store, ''), name);
}

async function placeOf(
  sql: Sql,
  branchId: string,
): Promise<{ store: LoadedStore; settings: SettingValues } | null> {
  const store = await storeOf(sql, branchId);
  return store && { store, settings: await settingsOf(sql, { businessId: store.businessId, branchId }) };
}

const placeFor = ({ branch, business, profile }: LoadedStore, footer: string): PrintPlace => ({
  business: profile.businessName,
  branch: branch.name,
  language: business.language,
  country: business.country,
  currency: business.currency,
  timeZone: branch.timezone,
  footer,
  trackingUrl: null,
});

function printed(
  order: StoredOrder,
  { name, phone, rest }: { name: string; phone: string | null; rest: boolean },
): PrintedOrder {
  return {
    number: order.number,
    type: order.type,
    table: order.tableName,
    channel: order.channel,
    test: order.test,
    placedAt: order.placedAt,
    promisedFrom: order.promisedFrom,
    promisedAt: order.promisedAt,
    scheduledFor: order.scheduledFor,
    readyBy: order.acceptedAt === null ? null : new Date(kitchenDue(order)).toISOString(),
    customerName: name,
    customerPhone: phone,
    address: rest ? order.address : null,
    notes: order.notes,
    allergies: order.allergies,
    kitchenNote: order.kitchenNote,
    pickupCode: rest ? order.pickupCode : null,
    items: order.items,
    revisions: order.revisions,
    fees: order.fees,
    discounts: order.discounts,
    itemsCents: order.itemsCents,
    totalCents: order.totalCents,
    payments: paymentsOf(order),
  };
}
