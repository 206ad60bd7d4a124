import type { CartDto } from '../../../contracts/carts';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { read } from '../../../database/transaction';
import {
  canMove,
  CART_STATES,
  OPEN_CARTS,
  reminderRefusal,
  type CustomerHistory,
} from '../../../domain/carts';
import {
  seesCustomers,
  visibleContact,
  WHOLE_CONTACT,
  type ContactVisibility,
} from '../../../domain/orders/contact-visibility';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { privacyOf } from '../../../store/privacy';
import { storesOf } from '../../../store/stores';
import { customerHistories } from '../customer-history';
import { carts, type StoredCart } from '../store/carts';
import { cartsOf } from '../store/find-carts';
import { isAcceptingOrders } from '../is-accepting-orders';

interface CartRow extends Row {
  branchId: string;
}

/** A cart that a customer of the store page filled. Declared for its list; customers, orders and time move it. */
export const cart = defineReadNoun({
  uid: 'api::carts.cart',
  table: 'carts',
  scope: 'branch',
  resource: 'carts',
  entity: 'cart',
  title: 'business_day',
  permissions: { read: 'cart.view' },
  filters: {
    branchId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    obstacle: ['$eq', '$in'],
    step: ['$eq', '$in'],
    businessDay: ['$gte', '$lte'],
  },
  named: { state: { OPEN: OPEN_CARTS, ALL: CART_STATES } },
  sorts: ['lastActivityAt', 'valueCents', 'createdAt'],
  defaultSort: 'lastActivityAt:desc',
  search: [],
  find: (viewer, words) => read((sql) => cartsOf(sql, viewer, words)),
  present: (rows: readonly CartRow[], viewer) => present(rows, viewer, new Date()),
  event: 'cart.changed',
});

async function present(rows: readonly CartRow[], viewer: Viewer, now: Date): Promise<CartDto[]> {
  return read(async (sql) => {
    const branchIds = [...new Set(rows.map(({ branchId }) => branchId))];
    const stores = await storesOf(sql, branchIds);
    const privacy = await privacyOf(sql, viewer.businessId);
    const found = rows.map((row) => ({ row, cart: { ...carts.readDocument(row), id: row.documentId } }));
    const left = found.map(({ cart }) => cart).filter(({ state }) => canMove(state, 'remind'));
    const customerOf = await customerHistories(sql, viewer.businessId, left);
    const open = new Map<string, boolean>();
    for (const [id, store] of stores) open.set(id, await isAcceptingOrders(sql, store, now));
    return found.map(({ row, cart }) => {
      const phone = privacy(row.branchId).maskedPhone === 'HIDDEN' ? 'NONE' : 'LAST_DIGITS';
      const visibility: ContactVisibility = seesCustomers(viewer)
        ? WHOLE_CONTACT
        : { name: 'FIRST', phone, address: false, rest: false };
      const about = {
        store: stores.get(row.branchId),
        canOrder: open.get(row.branchId) ?? false,
        customer: customerOf(cart.id),
        now,
      };
      return { ...stored(row), ...toDto(cart, visibility, about) };
    });
  });
}

function toDto(
  row: StoredCart,
  visibility: ContactVisibility,
  {
    store,
    ...about
  }: { store: LoadedStore | undefined; canOrder: boolean; customer: CustomerHistory; now: Date },
): Omit<CartDto, 'version' | 'createdAt' | 'updatedAt'> {
  const why = (way: 'EMAIL' | 'WHATSAPP') =>
    way === 'WHATSAPP' && !visibility.rest && row.contactPhone !== null
      ? 'CART_NO_CONTACT'
      : reminderRefusal(row, {
          ...{ by: 'PERSON', way, ...about },
          timeZone: store?.branch.timezone ?? 'UTC',
        });
  const { contactName, contactPhone, contactEmail } = row;
  const told = visibleContact(visibility, { name: contactName ?? '', phone: contactPhone ?? '' });
  return {
    id: row.id,
    branchId: row.branchId,
    channel: row.channel,
    type: row.type,
    state: row.state,
    step: row.step,
    obstacle: row.obstacle,
    items: row.items,
    valueCents: row.valueCents,
    coupon: row.coupon,
    district: row.district,
    city: row.city,
    contact: { name: told.name, phone: told.phone || null, email: visibility.rest ? contactEmail : null },
    consent: row.consentAt !== null,
    lastActivityAt: row.lastActivityAt,
    abandonedAt: row.abandonedAt,
    autoRemindedAt: row.autoRemindedAt,
    handRemindedAt: row.handRemindedAt,
    orderId: row.orderId ?? row.unpaidOrderId,
    remind: { EMAIL: why('EMAIL'), WHATSAPP: why('WHATSAPP') },
  };
}
