import { sqlList, type Sql } from '../database/sql';
import { instant, json, type InstantColumn, type JsonColumn } from '../database/columns';
import { read } from '../database/transaction';
import { learnTimes, type LearnedTimes } from '../domain/orders/learned-times';
import { pastOrders } from '../domain/orders/past-orders';
import { meanTravelMinutes } from '../domain/orders/promise';
import { COOKED_STATES, KITCHEN_STATES } from '../domain/orders/states';
import {
  openParts,
  workingStations,
  workOf,
  type ReadyStation,
  type StationWork,
} from '../domain/orders/station-parts';
import type { OrderType } from '../domain/orders/order';
import { DAY_MS, HOUR_MS } from '../domain/time';
import type { LoadedStore } from './load-store';

const LEARNED_FOR_MS = HOUR_MS;
const HISTORY_DAYS = 42;
/** The newest count: a kitchen of today is another one than that of last year. */
const MOST_ORDERS = 1500;
const MOST_BRANCHES = 500;
const IN_KITCHEN = sqlList(KITCHEN_STATES);
const COOKED = sqlList(COOKED_STATES);

interface Known {
  times: LearnedTimes | null;
  version: number;
  at: number;
}

/** What was learned lately, by branch; worked out anew after an hour, and when zones or settings change. */
const known = new Map<string, Known>();

/**
 * Sees to it that what a branch's history says is known for a while. To be asked outside a transaction, which is not to
 * wait for it; within one, `learnedTimesOf` answers from memory.
 */
export async function ensureLearnedTimes(store: LoadedStore, now: Date): Promise<void> {
  const { branch, version } = store;
  if (!branch.settings.learnedTimes) return;
  const before = known.get(branch.id);
  const isFresh = before?.version === version && Math.abs(now.getTime() - before.at) < LEARNED_FOR_MS;
  if (isFresh) return;
  const times = learnTimes(pastOrders(await read((sql) => history(sql, store, now)), branch.timezone));
  known.delete(branch.id);
  known.set(branch.id, { times, version, at: now.getTime() });
  if (known.size > MOST_BRANCHES) known.delete(known.keys().next().value ?? '');
}

/** What is known of the times of a branch; null while it is nothing, or the branch wants its own words told. */
export const learnedTimesOf = ({ branch }: LoadedStore): LearnedTimes | null =>
  branch.settings.learnedTimes ? (known.get(branch.id)?.times ?? null) : null;

/** Orders in the kitchen. Unscoped: by the branch of a loaded store. */
export async function ordersAhead(sql: Sql, { branch }: LoadedStore): Promise<number> {
  const row = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM orders WHERE branch_id = ? AND state IN ${IN_KITCHEN}`,
    [branch.id],
  );
  return row?.count ?? 0;
}

/**
 * How many parts of orders in the kitchen each station has to make. Unscoped: by the branch of a loaded store. The items
 * are read of orders alone that do not know their stations.
 */
export async function partsAhead(sql: Sql, { branch }: LoadedStore): Promise<Map<string, number>> {
  const rows = await sql.all<StationColumns>(
    `SELECT ${STATIONS} FROM orders WHERE branch_id = ? AND state IN ${IN_KITCHEN}`,
    [branch.id],
  );
  return openParts(
    rows.map((row) => {
      const { stations, readyStations } = stationsIn(row);
      return { stations: workingStations(stations), readyStations };
    }),
  );
}

/** Orders of before their stations were kept with them are asked by their items. */
const STATIONS = 'stations, ready_stations, CASE WHEN stations IS NULL THEN items END AS items';

interface StationColumns {
  stations: JsonColumn;
  ready_stations: JsonColumn;
  items: JsonColumn;
}

function stationsIn({ stations, ready_stations: ready, items }: StationColumns) {
  const known = json<StationWork[] | null>(stations, null);
  return {
    stations: known ?? workOf(json<Parameters<typeof workOf>[0]>(items, []), []),
    readyStations: json<ReadyStation[]>(ready, []),
  };
}

interface Row extends StationColumns {
  asked_at: InstantColumn;
  accepted_at: InstantColumn;
  ready_at: InstantColumn;
  delivered_at: InstantColumn;
  type: OrderType;
  zone_name: string | null;
}

/**
 * Orders for now that were made in the last weeks; their time begins when their store was asked, not before they were
 * paid. Unscoped: by the branch of a loaded store.
 */
async function history(sql: Sql, { branch, zones }: LoadedStore, now: Date) {
  const rows = await sql.all<Row>(
    `SELECT COALESCE(pending_at, placed_at) AS asked_at, accepted_at, ready_at, delivered_at, type, zone_name, ${STATIONS} FROM orders
      WHERE branch_id = ? AND placed_at > ? AND timing = 'NOW' AND test = ?
        AND accepted_at IS NOT NULL AND ready_at IS NOT NULL
        AND state IN ${COOKED}
      ORDER BY placed_at DESC LIMIT ${MOST_ORDERS}`,
    [branch.id, new Date(now.getTime() - HISTORY_DAYS * DAY_MS), false],
  );
  const wayOf = new Map(zones.map((zone) => [zone.name, meanTravelMinutes(zone)]));
  return rows.flatMap((row) => {
    const [askedAt, acceptedAt, readyAt] = [row.asked_at, row.accepted_at, row.ready_at].map(instant);
    if (!askedAt || !acceptedAt || !readyAt) return [];
    return {
      askedAt,
      acceptedAt,
      readyAt,
      deliveredAt: instant(row.delivered_at),
      type: row.type,
      wayMin: row.zone_name === null ? null : (wayOf.get(row.zone_name) ?? null),
      ...stationsIn(row),
    };
  });
}
