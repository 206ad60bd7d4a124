import {
  boolean,
  instant,
  json,
  type BooleanColumn,
  type InstantColumn,
  type JsonColumn,
} from '../database/columns';
import type { Sql } from '../database/sql';
import type { DeliveryZone } from '../domain/delivery';
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
import { loadMenu } from './load-menu';
import { storeVersion } from './version';

/** A store as ordering needs it, with what only its own pages show. */
export interface LoadedStore extends StoreContext {
  version: number;
  /** Without the archived variations and extras that `menu` knows. */
  wholeMenu: Menu;
  profile: {
    businessName: string;
    description: string;
    phone: string | null;
    whatsapp: string | null;
    address: Address;
    logoUrl: string | null;
    bannerUrl: string | null;
    color: string | null;
  };
}

interface BranchRow {
  business_id: string;
  document_id: string;
  slug: string;
  name: string;
  description: string | null;
  phone: string | null;
  whatsapp: string | null;
  address: JsonColumn;
  timezone: string;
  closeout_time: string;
  logo_url: string | null;
  banner_url: string | null;
  color: string | null;
  services: JsonColumn;
  payment_methods: JsonColumn;
  pix_key: string | null;
  min_order_cents: number;
  preparation_min: number;
  service_fee_bps: number;
  accept_deadline_min: number;
  auto_accept: JsonColumn;
  settings: JsonColumn;
  state: StoreContext['branch']['state'];
  trade_name: string;
  business_state: StoreContext['business']['state'];
  currency: string;
  country: string;
  default_language: StoreContext['business']['language'];
}

const BRANCH = `
  SELECT b.business_id, b.document_id, b.slug, b.name, b.description, b.phone, b.whatsapp, b.address, b.timezone, b.closeout_time,
         b.logo_url, b.banner_url, b.color, b.services, b.payment_methods, b.pix_key, b.min_order_cents, b.preparation_min,
         b.service_fee_bps, b.accept_deadline_min, b.auto_accept, b.settings, b.state,
         o.trade_name, o.state AS business_state, o.currency, o.country, o.default_language
    FROM branches b JOIN businesses o ON o.document_id = b.business_id
   WHERE b.document_id = ? AND b.state <> 'ARCHIVED'`;

const DEFAULT_SETTINGS: StoreContext['branch']['settings'] = {
  scheduling: { enabled: false, minLeadMin: 60, maxDays: 2 },
  requireDevice: false,
  requirePickupCode: false,
  maxOpenOrders: null,
};

/** Reads everything a store is made of, or null when there is no such branch. */
export async function loadStore(sql: Sql, branchId: string): Promise<LoadedStore | null> {
  // Read first: if something changes meanwhile, the number says so and the next reader loads again.
  const version = await storeVersion(sql, branchId);
  const row = await sql.one<BranchRow>(BRANCH, [branchId]);
  if (!row) return null;
  const stored = takeCategoryStations(await loadMenu(sql, branchId));
  const menu = followLinkedProducts(sellOutWithGroups(stored));
  const address = json<Address>(row.address, {
    street: '',
    number: '',
    district: '',
    city: '',
    state: '',
    postalCode: '',
  });
  return {
    version,
    wholeMenu: withoutArchivedParts(menu),
    menu: indexMenu(menu),
    businessId: row.business_id,
    business: {
      state: row.business_state,
      currency: row.currency,
      country: row.country,
      language: row.default_language,
    },
    branch: {
      id: row.document_id,
      slug: row.slug,
      name: row.name,
      state: row.state,
      timezone: row.timezone,
      closeoutTime: row.closeout_time,
      location: locationOf(address),
      services: json(row.services, []),
      paymentMethods: json(row.payment_methods, []),
      minOrderCents: row.min_order_cents,
      preparationMin: row.preparation_min,
      acceptDeadlineMin: row.accept_deadline_min,
      serviceFeeBps: row.service_fee_bps,
      autoAccept: json(row.auto_accept, {
        enabled: false,
        delaySec: 0,
        onlyIfPaid: false,
        maxOpenOrders: null,
      }),
      pixKey: row.pix_key,
      settings: { ...DEFAULT_SETTINGS, ...json<Partial<typeof DEFAULT_SETTINGS>>(row.settings, {}) },
    },
    hours: await loadHours(sql, branchId),
    exceptions: await loadExceptions(sql, branchId),
    pauses: await loadPauses(sql, branchId),
    zones: await loadZones(sql, branchId),
    profile: {
      businessName: row.trade_name,
      description: row.description ?? '',
      phone: row.phone,
      whatsapp: row.whatsapp,
      address,
      logoUrl: row.logo_url,
      bannerUrl: row.banner_url,
      color: row.color,
    },
  };
}

function locationOf({ lat, lng }: Address): StoreContext['branch']['location'] {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

async function loadHours(sql: Sql, branchId: string): Promise<OpeningHours[]> {
  const rows = await sql.all<{
    service: OpeningHours['service'];
    mode: OpeningHours['mode'];
    periods: JsonColumn;
  }>('SELECT service, mode, periods FROM opening_hours WHERE branch_id = ? LIMIT 10', [branchId]);
  return rows.map(({ service, mode, periods }) => ({ service, mode, periods: json<Period[]>(periods, []) }));
}

async function loadExceptions(sql: Sql, branchId: string): Promise<HoursException[]> {
  const rows = await sql.all<{
    from_day: string;
    to_day: string;
    kind: HoursException['kind'];
    periods: JsonColumn;
    reason: string | null;
    yearly: BooleanColumn;
  }>(
    'SELECT from_day, to_day, kind, periods, reason, yearly FROM hours_exceptions WHERE branch_id = ? ORDER BY from_day LIMIT 500',
    [branchId],
  );
  return rows.map((row) => ({
    from: row.from_day,
    to: row.to_day,
    kind: row.kind,
    periods: json<Period[]>(row.periods, []),
    reason: row.reason ?? '',
    yearly: boolean(row.yearly),
  }));
}

async function loadPauses(sql: Sql, branchId: string): Promise<Pause[]> {
  const rows = await sql.all<{
    channel: Pause['channel'] | 'ALL';
    service: Pause['service'] | 'ALL';
    reason: Pause['reason'];
    ends_at: InstantColumn;
  }>(
    'SELECT channel, service, reason, ends_at FROM pauses WHERE branch_id = ? AND ended_at IS NULL ORDER BY started_at DESC LIMIT 20',
    [branchId],
  );
  return rows.map(({ channel, service, reason, ends_at }) => ({
    channel: channel === 'ALL' ? null : channel,
    service: service === 'ALL' ? null : service,
    reason,
    endsAt: instant(ends_at),
  }));
}

interface ZoneRow {
  document_id: string;
  name: string;
  color: string | null;
  priority: number;
  kind: DeliveryZone['kind'];
  geometry: JsonColumn;
  fee_cents: number;
  fee_tiers: JsonColumn;
  min_order_cents: number;
  free_above_cents: number | null;
  eta_min: number;
  eta_max: number;
  days: JsonColumn;
  from_time: string | null;
  to_time: string | null;
  exclusion: BooleanColumn;
}

async function loadZones(sql: Sql, branchId: string): Promise<DeliveryZone[]> {
  const rows = await sql.all<ZoneRow>(
    `SELECT document_id, name, color, priority, kind, geometry, fee_cents, fee_tiers, min_order_cents, free_above_cents, eta_min,
            eta_max, days, from_time, to_time, exclusion
       FROM delivery_zones WHERE branch_id = ? AND state = 'ACTIVE' ORDER BY priority, id LIMIT 500`,
    [branchId],
  );
  return rows.map(
    (row) =>
      ({
        id: row.document_id,
        name: row.name,
        color: row.color ?? '',
        active: true,
        priority: row.priority,
        kind: row.kind,
        geometry: json<unknown>(row.geometry, {}),
        feeCents: row.fee_cents,
        feeTiers: json(row.fee_tiers, []),
        minOrderCents: row.min_order_cents,
        freeAboveCents: row.free_above_cents,
        etaMin: row.eta_min,
        etaMax: row.eta_max,
        days: json(row.days, []),
        from: row.from_time,
        to: row.to_time,
        exclusion: boolean(row.exclusion),
      }) as DeliveryZone,
  );
}
