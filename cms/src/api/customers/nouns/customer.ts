import { z } from 'zod';
import {
  CUSTOMER_WRITE_PERMISSIONS,
  customerCreate,
  customerUpdate,
  type CustomerDto,
} from '../../../contracts/customers';
import type { ListQuery } from '../../../crud/list-query';
import { defineNoun, type Row, type SelectedPage } from '../../../crud/noun';
import { storedOfBusiness } from '../../../crud/present';
import { instant, json } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf, maskedEmail, maskPhone, type Access } from '../../../domain/access';
import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  CUSTOMER_STATES,
  isBlocked,
  segmentOf,
  SEGMENTS,
  type CustomerState,
} from '../../../domain/customers';
import type { Address } from '../../../domain/orders/order';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { highSpendOf } from '../store/business-figures';
import { rewriteTags } from '../store/customer-tags';
import { selectCustomers, type ListScene } from '../store/find-customers';
import { searchMembership } from '../store/search-customers';
import { prepareCustomer, toCustomerColumns } from './prepare-customer';

export interface CustomerRow
  extends Row, Omit<CustomerDto, keyof Row | 'id' | 'segment' | 'allergies' | 'kitchenNote'> {
  /** Null of a customer who came by an order. */
  allergies: string | null;
  kitchenNote: string | null;
  state: CustomerState;
  mergedInto: string | null;
}

/** Whether somebody reads customers at large: couriers know those of their deliveries alone. */
export const seesAllCustomers = (access: Access): boolean => grantOf(access, 'customer.view') !== 'own';

/** Whether somebody reads contacts, notes and birth dates of customers. */
export const seesContacts = (access: Access): boolean => grantOf(access, 'customer.view') === 'full';

const consents = CONSENT_CHANNELS.flatMap((channel) =>
  CONSENT_PURPOSES.map((purpose) => `${channel}:${purpose}`),
);

/** Somebody who ordered, or whom the store's own people entered. */
export const customer = defineNoun({
  uid: 'api::customers.customer',
  table: 'customers',
  scope: 'business',
  resource: 'customers',
  entity: 'customer',
  permissions: { read: 'customer.view', create: 'customer.edit', update: 'customer.edit' },
  // One customer is read by a verb: an id may be that of a merged one.
  only: 'list',
  body: { create: customerCreate, update: customerUpdate },
  filters: {
    segment: ['$eq', '$in'],
    branchId: ['$eq'],
    tag: ['$eq'],
    consent: ['$eq'],
    birthMonth: ['$eq'],
    state: ['$eq', '$in'],
    lastOrderAt: ['$gte', '$lte', '$gt', '$lt'],
    spentCents: ['$gte', '$lte'],
    orderCount: ['$gte', '$lte'],
  },
  computed: {
    segment: z.enum(SEGMENTS),
    branchId: z.string().min(1).max(64),
    tag: z.string().min(1).max(30),
    consent: z.enum(consents),
    birthMonth: z.string().regex(/^([1-9]|1[0-2])$/),
    state: z.enum(CUSTOMER_STATES),
  },
  sorts: ['name', 'lastOrderAt', 'spentCents', 'orderCount', 'createdAt'],
  defaultSort: 'lastOrderAt:desc',
  search: [],
  select: (viewer, query) => select(viewer, query, new Date()),
  // Couriers look up the customers of their deliveries by phone, and list none.
  own: () => ({ documentId: { $in: [] } }),
  writePermissions: CUSTOMER_WRITE_PERMISSIONS,
  visibility: {
    document: seesContacts,
    birthDate: seesContacts,
    addresses: seesContacts,
    notes: seesContacts,
    blockReason: seesContacts,
  },
  prepare: (body, viewer, before: CustomerRow | null) => prepareCustomer(body, viewer, before),
  toColumns: (body, before: CustomerRow | null) => toCustomerColumns(body, before),
  async afterWrite(sql, { businessId, documentId, tags }: CustomerRow, before) {
    if (before && JSON.stringify(before.tags) === JSON.stringify(tags)) return;
    await rewriteTags(sql, { businessId, customerId: documentId, tags: json<string[]>(tags, []) });
  },
  present: (rows: readonly CustomerRow[], viewer) => present(rows, viewer, new Date()),
  event: 'customer.changed',
});

const select = (viewer: Viewer, query: ListQuery, now: Date): Promise<SelectedPage> =>
  read(async (sql) => {
    if (!seesAllCustomers(viewer)) return { ids: [], total: 0, isCapped: false };
    return selectCustomers(sql, query, await sceneOf(sql, viewer, query.text, now));
  });

/** What a list of the viewer is selected with: the clock of segments, and the customers that the search names. */
export async function sceneOf(sql: Sql, viewer: Viewer, text: string | null, now: Date): Promise<ListScene> {
  const { businessId } = viewer;
  const clock = { now, highSpendCents: await highSpendOf(sql, businessId, now) };
  if (text === null) return { businessId, clock, search: null };
  const { country } = await businessOf(sql, businessId);
  const searcher = { businessId, country, isMasked: !seesContacts(viewer) };
  return { businessId, clock, search: searchMembership(sql, text, searcher) };
}

/** Of an anonymised customer there is none; the column holds the id in its place. */
function shownPhone({ state, phone }: CustomerRow, isWhole: boolean): string {
  if (state === 'ANONYMIZED') return '';
  return isWhole ? phone : maskPhone(phone);
}

async function present(rows: readonly CustomerRow[], viewer: Viewer, now: Date): Promise<CustomerDto[]> {
  const highSpendCents = await read((sql) => highSpendOf(sql, viewer.businessId, now));
  const isWhole = seesContacts(viewer);
  return rows.map((row): CustomerDto => {
    const figures = {
      orderCount: row.orderCount,
      spentCents: row.spentCents,
      firstOrderAt: instant(row.firstOrderAt),
      lastOrderAt: instant(row.lastOrderAt),
    };
    const block = { state: row.state, blockedUntil: instant(row.blockedUntil) };
    const blocked = isBlocked(block, now);
    return {
      ...storedOfBusiness(row),
      id: row.documentId,
      name: row.name,
      phone: shownPhone(row, isWhole),
      email: isWhole || row.email === null ? row.email : maskedEmail(row.email),
      document: row.document,
      birthDate: row.birthDate,
      addresses: json<Address[]>(row.addresses, []),
      source: row.source,
      tags: json<string[]>(row.tags, []),
      notes: row.notes ?? '',
      allergies: row.allergies ?? '',
      kitchenNote: row.kitchenNote ?? '',
      state: row.state === 'BLOCKED' && !blocked ? 'ACTIVE' : row.state,
      blockReason: blocked ? row.blockReason : null,
      blockedUntil: blocked ? block.blockedUntil : null,
      ...figures,
      segment: segmentOf(figures, { now, highSpendCents }),
    };
  });
}
