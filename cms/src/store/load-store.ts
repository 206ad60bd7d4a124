import { tableOf } from '../database/content-type';
import type { Sql } from '../database/sql';
import { code, json, orElse, orNull, text } from '../database/codecs';
import type { CouponRecord } from '../domain/campaign';
import { pointOf, type DeliveryZone } from '../domain/delivery';
import {
  applyLinkedProducts,
  indexMenu,
  applySoldOutGroups,
  applyCategoryStations,
  withoutArchivedParts,
  type Menu,
} from '../domain/menu';
import type { Period } from '../domain/opening-hours';
import type { Pause, StoreContext } from '../domain/orders/store';
import type { Address } from '../domain/orders/order';
import { nextTurn } from '../event-loop/turns';
import type { SocialLink } from '../domain/social';
import type { StoredSettings } from '../domain/settings';
import { automaticCoupons } from './automatic-coupons';
import { behaviour, courierPolicy, type CourierPolicy } from './behaviour';
import { loadMenu } from './load-menu';
import { acceptedMethods } from './payment-methods';
import { storeVersion } from './version';

/** A store as ordering needs it, with what only its own pages show. */
export interface LoadedStore extends StoreContext {
  version: number;
  /** Without the archived variations and extras that `menu` knows. */
  wholeMenu: Menu;
  /** Coupons that apply without a code, with the uses that they had when the store was loaded. */
  automaticCoupons: CouponRecord[];
  /** How the branch gives its orders to couriers. */
  couriers: CourierPolicy;
  profile: {
    businessName: string;
    description: string;
    /** As the branch wrote them, in the language of the business. */
    cuisines: string[];
    phone: string | null;
    whatsapp: string | null;
    address: Address;
    logoUrl: string | null;
    bannerUrl: string | null;
    color: string | null;
    /** All of them, in their order. */
    links: SocialLink[];
  };
}

export const branches = tableOf('api::branches.branch', {
  description: orElse(text(), ''),
  address: json<Address>({ street: '', number: '', district: '', city: '', state: '', postalCode: '' }),
  cuisines: json<string[]>([]),
  services: json<StoreContext['branch']['services']>([]),
  paymentMethods: json<StoreContext['branch']['paymentMethods']>([]),
  autoAccept: json<StoredSettings>({}),
  settings: json<StoredSettings & { closeWithoutBoardMin?: number | null }>({}),
}).without('email');

const businesses = tableOf('api::businesses.business', {
  name: text('trade_name'),
  language: code<StoreContext['business']['language']>('default_language'),
}).pick('name', 'state', 'currency', 'country', 'language');

export const openingHours = tableOf('api::branches.opening-hour', {
  periods: json<Period[]>([]),
}).without('id', 'businessId', 'branchId');
const hours = openingHours.pick('service', 'mode', 'periods');

export const socialLinks = tableOf('api::branches.social-link').pick('network', 'url', 'visible');

const exceptions = tableOf('api::branches.hours-exception', {
  from: text('from_day'),
  to: text('to_day'),
  periods: json<Period[]>([]),
  reason: orElse(text(), ''),
}).pick('from', 'to', 'kind', 'periods', 'reason', 'yearly');

export const pauses = tableOf('api::branches.pause', {
  channel: code<NonNullable<Pause['channel']> | 'ALL'>(),
  service: code<NonNullable<Pause['service']> | 'ALL'>(),
}).pick('channel', 'service', 'reason', 'endsAt');

export const deliveryZones = tableOf('api::branches.delivery-zone', {
  color: orElse(text(), ''),
  geometry: json<unknown>({}),
  feeTiers: json<DeliveryZone['feeTiers']>([]),
  days: json<DeliveryZone['days']>([]),
  from: orNull(text('from_time')),
  to: orNull(text('to_time')),
}).without('businessId', 'branchId', 'state', 'version', 'fromTime', 'toTime');

/**
 * Reads everything a store is made of, or null when there is no such branch. Unscoped: a store is public and goes by
 * its branch; who asks as a member of a business compares `businessId`.
 */
export async function loadStore(sql: Sql, branchId: string): Promise<LoadedStore | null> {
  // Read first: if something changes meanwhile, the number says so and the next reader loads again.
  const version = await storeVersion(sql, branchId);
  const branch = await branches.find(sql, "document_id = ? AND state <> 'ARCHIVED'", [branchId]);
  if (!branch) return null;
  const { businessId, address, ...own } = branch;
  const business = await businesses.find(sql, 'document_id = ?', [businessId]);
  if (!business) return null;
  const stored = applyCategoryStations(await loadMenu(sql, branchId));
  await nextTurn();
  const menu = applyLinkedProducts(applySoldOutGroups(stored));
  await nextTurn();
  return {
    version,
    wholeMenu: withoutArchivedParts(menu),
    couriers: courierPolicy(own),
    automaticCoupons: await automaticCoupons(sql, { businessId, branchId }),
    menu: indexMenu(menu),
    businessId,
    business: {
      state: business.state,
      currency: business.currency,
      country: business.country,
      language: business.language,
    },
    branch: {
      id: own.id,
      slug: own.slug,
      name: own.name,
      state: own.state,
      timezone: own.timezone,
      closeoutTime: own.closeoutTime,
      location: pointOf(address),
      services: own.services,
      paymentMethods: acceptedMethods(own.paymentMethods),
      minOrderCents: own.minOrderCents,
      preparationMin: own.preparationMin,
      acceptDeadlineMin: own.acceptDeadlineMin,
      serviceFeeBps: own.serviceFeeBps,
      pixKey: own.pixKey,
      ...behaviour(own),
    },
    hours: await hours.select(sql, 'branch_id = ? LIMIT 10', [branchId]),
    exceptions: await exceptions.select(
      sql,
      "branch_id = ? AND state = 'ACTIVE' ORDER BY from_day LIMIT 500",
      [branchId],
    ),
    pauses: await loadPauses(sql, branchId),
    zones: await loadZones(sql, branchId),
    profile: {
      businessName: business.name,
      description: own.description,
      cuisines: own.cuisines,
      phone: own.phone,
      whatsapp: own.whatsapp,
      address,
      logoUrl: own.logoUrl,
      bannerUrl: own.bannerUrl,
      color: own.color,
      links: await socialLinks.select(sql, 'branch_id = ? ORDER BY position LIMIT 20', [branchId]),
    },
  };
}

/** Unscoped: a store is public and goes by its branch; who asks as a member of a business compares `businessId`. */
async function loadPauses(sql: Sql, branchId: string): Promise<Pause[]> {
  const found = await pauses.select(
    sql,
    'branch_id = ? AND ended_at IS NULL ORDER BY started_at DESC LIMIT 20',
    [branchId],
  );
  return found.map(({ channel, service, ...pause }) => ({
    ...pause,
    channel: channel === 'ALL' ? null : channel,
    service: service === 'ALL' ? null : service,
  }));
}

/** Unscoped: a store is public and goes by its branch; who asks as a member of a business compares `businessId`. */
async function loadZones(sql: Sql, branchId: string): Promise<DeliveryZone[]> {
  const found = await deliveryZones.selectInPieces(
    sql,
    "branch_id = ? AND state = 'ACTIVE' ORDER BY priority, id LIMIT 500",
    [branchId],
  );
  // The contract checked that the area is of its kind when it was written.
  return found.map((zone) => ({ ...zone, active: true }) as DeliveryZone);
}
