import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { OpeningHoursDto, openingHoursBody } from '../../../contracts/opening-hours';
import { json, type JsonColumn } from '../../../database/columns';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { validatePeriods, type OpeningHours, type Period } from '../../../domain/opening-hours';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { bumpStoreVersion } from '../../../store/version';
import { ownStore } from './own-store';

/** The week of a branch, service by service. */
export async function readOpeningHours(viewer: Viewer, branchId: string): Promise<OpeningHoursDto> {
  return read(async (sql) => hoursOf(sql, await ownStore(sql, viewer, branchId)));
}

/** Replaces the whole week of a branch, if it is still as the viewer saw it. */
export async function setOpeningHours(
  viewer: Viewer,
  branchId: string,
  { version, hours }: z.output<typeof openingHoursBody>,
  now: Date,
): Promise<OpeningHoursDto> {
  refuse(hours);
  return inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, branchId);
    const { businessId } = store;
    // Locks the branch's mark until the commit: of two people who save at once, the second sees what the first has saved.
    await bumpStoreVersion(tx, branchId);
    const before = await hoursOf(tx, store);
    if (before.version !== version)
      throw new ApiError(409, 'STALE_VERSION', { details: { current: before } });
    await tx.run('DELETE FROM opening_hours WHERE branch_id = ?', [branchId]);
    for (const row of hours) await insert(tx, { businessId, branchId, now, version: version + 1 }, row);
    const scope = { businessId, branchId, at: now };
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: 'branch',
      entityId: branchId,
      action: 'opening-hours',
      before: before.hours,
      after: hours,
    });
    await appendEvent(tx, { ...scope, type: 'store.changed', resource: 'branches', entityId: branchId });
    return hoursOf(tx, store);
  });
}

function refuse(hours: readonly OpeningHours[]): void {
  const issues = hours.flatMap(({ service, mode, periods }, index): Issue[] => {
    const at = ['hours', index];
    if (hours.findIndex((row) => row.service === service) < index)
      return [{ code: 'HOURS_TWICE', path: [...at, 'service'] }];
    if (mode !== 'WEEKLY') return [];
    if (periods.length === 0) return [{ code: 'HOURS_EMPTY', path: [...at, 'periods'] }];
    return validatePeriods(periods).map(({ code, path }) => ({
      code: `HOURS_${code}`,
      path: [...at, 'periods', ...path],
    }));
  });
  if (issues.length > 0) throw invalid(issues);
}

async function insert(
  tx: Tx,
  {
    businessId,
    branchId,
    now,
    version,
  }: { businessId: string; branchId: string; now: Date; version: number },
  { service, mode, periods }: OpeningHours,
): Promise<void> {
  await tx.run(
    `INSERT INTO opening_hours (document_id, created_at, updated_at, published_at, business_id, branch_id, service, mode, periods, version)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      now,
      now,
      now,
      businessId,
      branchId,
      service,
      mode,
      JSON.stringify(mode === 'WEEKLY' ? periods : []),
      version,
    ],
  );
}

async function hoursOf(sql: Sql, { branch }: LoadedStore): Promise<OpeningHoursDto> {
  const rows = await sql.all<{
    service: OpeningHours['service'];
    mode: OpeningHours['mode'];
    periods: JsonColumn;
    version: number;
  }>('SELECT service, mode, periods, version FROM opening_hours WHERE branch_id = ? ORDER BY id LIMIT 10', [
    branch.id,
  ]);
  return {
    branchId: branch.id,
    version: Math.max(0, ...rows.map((row) => row.version)),
    timezone: branch.timezone,
    hours: rows.map(({ service, mode, periods }) => ({
      service,
      mode,
      periods: json<Period[]>(periods, []),
    })),
  };
}
