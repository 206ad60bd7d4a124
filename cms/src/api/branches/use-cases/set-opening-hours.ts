import type { z } from 'zod';
import type { OpeningHoursDto, openingHoursBody } from '../../../contracts/opening-hours';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { validatePeriods, type OpeningHours } from '../../../domain/opening-hours';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { hoursOf, replaceHours } from '../store/opening-hours';
import { ownStore } from './own-store';

/** The week of a branch, service by service. */
export async function readOpeningHours(viewer: Viewer, branchId: string): Promise<OpeningHoursDto> {
  return read(async (sql) => weekOf(sql, await ownStore(sql, viewer, branchId)));
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
    const before = await weekOf(tx, store);
    if (before.version !== version)
      throw new ApiError(409, 'STALE_VERSION', { details: { current: before } });
    await replaceHours(tx, { businessId, branchId }, { version: version + 1, hours }, now);
    const change = { before: byService(before.hours), after: byService(hours) };
    await recordChange(tx, viewer, branchId, { action: 'opening-hours', at: now, ...change });
    return weekOf(tx, store);
  });
}

/** For the log, in which each service is a field that changed or did not. */
const byService = (hours: readonly OpeningHours[]) =>
  Object.fromEntries(hours.map(({ service, mode, periods }) => [service, { mode, periods }]));

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

async function weekOf(sql: Sql, { branch }: LoadedStore): Promise<OpeningHoursDto> {
  const { version, hours } = await hoursOf(sql, branch.id);
  const { timezone, services } = branch;
  return { branchId: branch.id, version, timezone, hours, services: [...services] };
}
