import {
  COURIER_WRITE_PERMISSIONS,
  courierCreate,
  courierUpdate,
  type CourierDto,
} from '../../../contracts/couriers';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { ApiError } from '../../../errors/api-error';
import { withLinkedPerson } from '../../employees/exports';
import { requirePlanLimit } from '../../plans/exports';
import { countCouriers } from '../store/couriers';
import { openDeliveriesOf, unsettledOf } from '../store/deliveries';
import { broughtForwardOf } from '../store/settlements';

interface CourierRow extends Row, Omit<CourierDto, keyof Row | 'id'> {
  branchId: string;
  state: CourierDto['state'];
}

/** Somebody who carries orders of a branch to its customers. */
export const courier = defineNoun({
  uid: 'api::couriers.courier',
  table: 'couriers',
  scope: 'branch',
  resource: 'couriers',
  entity: 'courier',
  permissions: {
    read: 'courier.view',
    create: 'courier.edit',
    update: 'courier.edit',
    archive: 'courier.edit',
    restore: 'courier.edit',
  },
  body: { create: courierCreate, update: courierUpdate },
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'], name: ['$containsi', '$eq'] },
  sorts: ['name', 'updatedAt', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name'],
  writePermissions: COURIER_WRITE_PERMISSIONS,
  own: ({ userId }) => ({ personId: String(userId) }),
  prepare: (body, viewer, before: CourierRow | null) => withLinkedPerson(body, viewer, before),
  async afterWrite(sql, { businessId, documentId, state }: CourierRow, before) {
    if (state !== 'ARCHIVED') {
      if (!before || before.state === 'ARCHIVED')
        await requirePlanLimit(sql, businessId, 'couriers', () => countCouriers(sql, businessId));
      return;
    }
    const open = await openDeliveriesOf(sql, businessId, documentId);
    const owed = await unsettledOf(sql, businessId, documentId);
    const difference = await broughtForwardOf(sql, businessId, documentId);
    if (open.length + owed.length > 0 || difference !== 0) throw new ApiError(409, 'COURIER_NOT_SETTLED');
  },
  present: (rows: readonly CourierRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'courier.changed',
});

const toDto = (row: CourierRow): CourierDto => ({
  ...stored(row),
  id: row.documentId,
  name: row.name,
  phone: row.phone,
  personId: row.personId,
  kind: row.kind,
  vehicle: row.vehicle,
  plate: row.plate,
  payKind: row.payKind,
  payBaseCents: row.payBaseCents,
  payPerKmCents: row.payPerKmCents,
  payDailyCents: row.payDailyCents,
  maxConcurrent: row.maxConcurrent,
  available: row.available,
  state: row.state,
});
