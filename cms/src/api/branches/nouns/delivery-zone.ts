import {
  ZONE_WRITE_PERMISSIONS,
  zoneCreate,
  zoneUpdate,
  type DeliveryZoneDto,
} from '../../../contracts/delivery-zones';
import { emptied } from '../../../contracts/panel-fields';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { requireRoom } from '../../../crud/require-room';
import { json } from '../../../database/columns';
import { read } from '../../../database/transaction';
import {
  rangeProblems,
  validateZone,
  type DeliveryZone,
  type FeeTier,
  type ZoneProblem,
  type ZoneShape,
} from '../../../domain/delivery';
import type { Weekday } from '../../../domain/time';
import { sameValue } from '../../../domain/equality';
import { invalid, type Issue } from '../../../errors/api-error';
import { bumpStoreVersion } from '../../../store/version';
import { businessOf } from '../../businesses/exports';
import { countCorners } from '../store/zones';

interface ZoneRow extends Row {
  branchId: string;
  name: string;
  color: string | null;
  priority: number;
  kind: ZoneShape['kind'];
  geometry: ZoneShape['geometry'];
  feeCents: number;
  feeTiers: FeeTier[] | null;
  minOrderCents: number;
  freeAboveCents: number | null;
  etaMin: number;
  etaMax: number;
  days: Weekday[] | null;
  fromTime: string | null;
  toTime: string | null;
  exclusion: boolean;
  state: DeliveryZoneDto['state'];
}

/** An area to which a branch delivers, or by exclusion does not. */
export const deliveryZone = defineNoun({
  uid: 'api::branches.delivery-zone',
  table: 'delivery_zones',
  scope: 'branch',
  resource: 'delivery-zones',
  entity: 'delivery-zone',
  permissions: {
    read: 'branch.view',
    create: 'zone.edit',
    update: 'zone.edit',
    archive: 'zone.edit',
    restore: 'zone.edit',
  },
  body: { create: zoneCreate, update: zoneUpdate },
  filters: {
    branchId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    name: ['$containsi', '$eq'],
    kind: ['$eq', '$in'],
  },
  sorts: ['priority', 'name', 'updatedAt', 'createdAt'],
  defaultSort: 'priority:asc',
  search: ['name'],
  writePermissions: ZONE_WRITE_PERMISSIONS,
  // Areas are drawn, and lists of days and fees are written, where they are seen: in the dashboard.
  panel: {
    update: zoneUpdate
      .omit({ area: true, feeTiers: true, days: true, from: true, to: true, version: true })
      .extend({ fromTime: emptied(zoneUpdate.shape.from), toTime: emptied(zoneUpdate.shape.to) }),
    columns: { from: 'fromTime', to: 'toTime' },
  },
  async prepare(body, viewer) {
    const area = body.area as ZoneShape | undefined;
    if (area?.kind !== 'POSTAL_RANGE') return body;
    const { country } = await read((sql) => businessOf(sql, viewer.businessId));
    const issues = rangeProblems(area.geometry.ranges, country).map(toIssue);
    if (issues.length > 0) throw invalid(issues);
    return body;
  },
  toColumns({ area, from, to, ...body }) {
    const shape = area as ZoneShape | undefined;
    return {
      ...body,
      ...(shape && { kind: shape.kind, geometry: shape.geometry }),
      ...(from !== undefined && { fromTime: from }),
      ...(to !== undefined && { toTime: to }),
    };
  },
  check: (next: Fields<ZoneRow>) =>
    // The country is asked in `prepare`, once the area is named: a zone that only changes its fee keeps its area.
    validateZone(zoneOf(next as ZoneRow), null).map(toIssue),
  async requireRoom(sql, row: ZoneRow, before, path = ['area']) {
    const { businessId, branchId } = row;
    if (
      row.kind !== 'POLYGON' ||
      (before && before.state !== 'ARCHIVED' && sameValue(before.geometry, row.geometry))
    )
      return;
    const count = () => countCorners(sql, { businessId, branchId });
    await requireRoom(sql, { name: 'delivery-zone-corners', owner: branchId, count, path });
  },
  afterWrite: (sql, row: ZoneRow) => bumpStoreVersion(sql, row.branchId),
  present: (rows: readonly ZoneRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'store.changed',
});

/** A body has kind and geometry inside its `area`. */
const toIssue = ({ path, ...problem }: ZoneProblem): Issue => ({
  ...problem,
  path: path[0] === 'geometry' || path[0] === 'kind' ? ['area', ...path] : path,
});

/** The row as the rules read it; a body of a new one has every field, by its defaults. */
function zoneOf(row: ZoneRow): DeliveryZone {
  const { kind, geometry } = row;
  return {
    id: row.documentId,
    name: row.name,
    color: row.color ?? '',
    active: row.state === 'ACTIVE',
    priority: row.priority,
    feeCents: row.feeCents,
    feeTiers: json(row.feeTiers, []),
    minOrderCents: row.minOrderCents,
    freeAboveCents: row.freeAboveCents,
    etaMin: row.etaMin,
    etaMax: row.etaMax,
    days: json(row.days, []),
    from: row.fromTime,
    to: row.toTime,
    exclusion: row.exclusion,
    ...({ kind, geometry } as ZoneShape),
  };
}

function toDto(row: ZoneRow): DeliveryZoneDto {
  const { active: _active, kind, geometry, ...terms } = zoneOf(row);
  return {
    ...terms,
    area: { kind, geometry } as ZoneShape,
    ...stored(row),
    state: row.state,
  };
}
