import {
  HOURS_EXCEPTION_WRITE_PERMISSIONS,
  hoursExceptionCreate,
  hoursExceptionUpdate,
  type HoursExceptionDto,
} from '../../../contracts/hours-exceptions';
import { optionalText } from '../../../contracts/panel-fields';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { json } from '../../../database/columns';
import { validateException, type HoursException } from '../../../domain/opening-hours';
import { bumpStoreVersion } from '../../../store/version';

interface ExceptionRow extends Row, Pick<HoursException, 'kind' | 'yearly'> {
  branchId: string;
  fromDay: string;
  toDay: string;
  periods: HoursException['periods'] | null;
  reason: string | null;
}

/** Days on which a branch opens otherwise than in its week, or not at all. */
export const hoursException = defineNoun({
  uid: 'api::branches.hours-exception',
  table: 'hours_exceptions',
  scope: 'branch',
  resource: 'hours-exceptions',
  entity: 'hours-exception',
  title: 'reason',
  permissions: {
    read: 'branch.view',
    create: 'hours.edit',
    update: 'hours.edit',
    archive: 'hours.edit',
  },
  body: { create: hoursExceptionCreate, update: hoursExceptionUpdate },
  filters: {
    branchId: ['$eq', '$in'],
    kind: ['$eq', '$in'],
    yearly: ['$eq'],
    fromDay: ['$gte', '$lte'],
    toDay: ['$gte', '$lte'],
  },
  sorts: ['fromDay', 'toDay', 'reason', 'updatedAt', 'createdAt'],
  defaultSort: 'fromDay:asc',
  search: ['reason'],
  writePermissions: HOURS_EXCEPTION_WRITE_PERMISSIONS,
  // Hours are written where a week is seen: in the dashboard.
  panel: {
    update: hoursExceptionUpdate
      .pick({ kind: true, yearly: true })
      .extend({ fromDay: hoursExceptionUpdate.shape.from, toDay: hoursExceptionUpdate.shape.to })
      .extend({ reason: optionalText(80) }),
    columns: { from: 'fromDay', to: 'toDay' },
  },
  toColumns({ from, to, ...body }) {
    return {
      ...body,
      ...(from !== undefined && { fromDay: from }),
      ...(to !== undefined && { toDay: to }),
    };
  },
  check: (next: Fields<ExceptionRow>) =>
    validateException(exceptionOf(next as ExceptionRow)).map(({ code, path }) => ({
      code: `HOURS_${code}`,
      path,
    })),
  afterWrite: (sql, row: ExceptionRow) => bumpStoreVersion(sql, row.branchId),
  present: (rows: readonly ExceptionRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'store.changed',
});

/** The row as the rules read it; a body of a new one has every field, by its defaults. */
function exceptionOf({ fromDay, toDay, kind, periods, reason, yearly }: ExceptionRow): HoursException {
  return {
    from: fromDay,
    to: toDay,
    kind,
    // A day that is closed has none, whatever was tried before.
    periods: kind === 'SPECIAL' ? json(periods, []) : [],
    reason: reason ?? '',
    yearly,
  };
}

function toDto(row: ExceptionRow): HoursExceptionDto {
  return { id: row.documentId, ...exceptionOf(row), ...stored(row) };
}
