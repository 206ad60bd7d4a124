import type { Sql } from '../database/sql';
import { boolean, code, defineTable, instant, json, number, orElse, orNull, text } from '../database/table';
import { pointOf, type DeliveryZone } from '../domain/delivery';
import {
  followLinkedProducts,
  indexMenu,
  sellOutWithGroups,
  takeCategoryStations,
  withoutArchivedParts,
  type Menu,
} from '../domain/menu';
import type { HoursException, OpeningHours, Period } from '../domain/opening-hours';
import type { Pause, StoreContext } from '../domain/orders/store';
import type { Address } from '../domain/orders/order';
import type { SocialLink } from '../domain/social';
import type { StoredSettings } from '../domain/settings';
import { behaviour, courierPolicy, type CourierPolicy } from './behaviour';
import { loadMenu } from './load-menu';
import { takenMethods } from './payment-methods';
import { storeVersion } from './version';

/** A store as ordering needs it, with what only its own pages show. */
export interface LoadedStore extends StoreContext {
  version: number;
  /** Without the archived variations and extras that `menu` knows. */
  wholeMenu: Menu;
  /** How the branch gives its orders to couriers. */
  couriers: CourierPolicy;
  profile: {
    businessName: string;
    description: string;
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

export const branches = defineTable('branches', {
  businessId: text(),
  id: text('document_id'),
  slug: text(),
  name: text(),
  description: orElse(text(), ''),
  phone: orNull(text()),
  whatsapp: orNull(text()),
  address: json<Address>({ street: '', number: '', district: '', city: '', state: '', postalCode: '' }),
  timezone: text(),
  closeoutTime: text(),
  logoUrl: orNull(text()),
  bannerUrl: orNull(text()),
  color: orNull(text()),
  services: json<StoreContext['branch']['services']>([]),
  paymentMethods: json<StoreContext['branch']['paymentMethods']>([]),
  pixKey: orNull(text()),
  minOrderCents: number(),
  preparationMin: number(),
  serviceFeeBps: number(),
  acceptDeadlineMin: number(),
  autoAccept: json<StoredSettings>({}),
  settings: json<StoredSettings & { closeWithoutBoardMin?: number | null }>({}),
  state: code<StoreContext['branch']['state']>(),
  version: number(),
});

const businesses = defineTable('businesses', {
  name: text('trade_name'),
  state: code<StoreContext['business']['state']>(),
  currency: text(),
  country: text(),
  language: code<StoreContext['business']['language']>('default_language'),
});

export const openingHours = defineTable('opening_hours', {
  service: code<OpeningHours['service']>(),
  mode: code<OpeningHours['mode']>(),
  periods: json<Period[]>([]),
  version: number(),
});
const hours = openingHours.pick('service', 'mode', 'periods');

export const socialLinks = defineTable('social_links', {
  network: code<SocialLink['network']>(),
  url: text(),
  visible: boolean(),
});

const exceptions = defineTable('hours_exceptions', {
  from: text('from_day'),
  to: text('to_day'),
  kind: code<HoursException['kind']>(),
  periods: json<Period[]>([]),
  reason: orElse(text(), ''),
  yearly: boolean(),
});

export const pauses = defineTable('pauses', {
  channel: code<NonNullable<Pause['channel']> | 'ALL'>(),
  service: code<NonNullable<Pause['service']> | 'ALL'>(),
  reason: code<Pause['reason']>(),
  endsAt: orNull(instant()),
});

export const deliveryZones = defineTable('delivery_zones', {
  id: text('document_id'),
  name: text(),
  color: orElse(text(), ''),
  priority: number(),
  kind: code<DeliveryZone['kind']>(),
  geometry: json<unknown>({}),
  feeCents: number(),
  feeTiers: json<DeliveryZone['feeTiers']>([]),
  minOrderCents: number(),
  freeAboveCents: orNull(number()),
  etaMin: number(),
  etaMax: number(),
  days: json<DeliveryZone['days']>([]),
  from: orNull(text('from_time')),
  to: orNull(text('to_time')),
  exclusion: boolean(),
});

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
  const stored = takeCategoryStations(await loadMenu(sql, branchId));
  const menu = followLinkedProducts(sellOutWithGroups(stored));
  return {
    version,
    wholeMenu: withoutArchivedParts(menu),
    couriers: courierPolicy(own),
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
      paymentMethods: takenMethods(own.paymentMethods),
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
  const found = await deliveryZones.select(
    sql,
    "branch_id = ? AND state = 'ACTIVE' ORDER BY priority, id LIMIT 500",
    [branchId],
  );
  // The contract checked that the area is of its kind when it was written.
  return found.map((zone) => ({ ...zone, active: true }) as DeliveryZone);
}
