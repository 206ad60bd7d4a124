import type { Sql } from '../../../database/sql';
import { reachesBranch, salesVisibility } from '../../../domain/access';
import { MAX_SALES_DAYS, type SalesPeriod } from '../../../domain/sales';
import { businessDay, daysBetween } from '../../../domain/time';
import { forbidden, invalid, notFound } from '../../../errors/api-error';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { branchPlaces } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import type { SalesScope } from '../store/order-sums';

export const ALL_BRANCHES = 'all';

interface SalesBranch {
  id: string;
  name: string;
  timezone: string;
  closeoutTime: string;
}

/**
 * The branches and days of a request.
 *
 * @throws ApiError 403 for a viewer who sees their own sales alone, 404 for a branch out of reach, 400 for days that are no period
 */
export async function salesScope(
  sql: Sql,
  viewer: Viewer,
  { branch, from, to }: SalesPeriod & { branch: string },
) {
  if (salesVisibility(viewer) === null) throw forbidden('sales.view');
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalid([{ code: 'PERIOD_BACKWARDS', path: ['to'] }]);
  if (days > MAX_SALES_DAYS)
    throw invalid([{ code: 'PERIOD_TOO_LONG', path: ['to'], args: { days: MAX_SALES_DAYS } }]);
  const places = await branchPlaces(sql, viewer.businessId);
  const reached = [...places.values()].filter(({ id }) => reachesBranch(viewer, id));
  const branches: SalesBranch[] =
    branch === ALL_BRANCHES ? reached : reached.filter(({ id }) => id === branch);
  if (branch !== ALL_BRANCHES) {
    requireBranch(viewer, branch);
    if (branches.length === 0) throw notFound();
  }
  const { country, currency } = await businessOf(sql, viewer.businessId);
  const { businessId } = viewer;
  const scope: SalesScope = { businessId, branchIds: branches.map(({ id }) => id), from, to };
  return { scope, branches, country, currency };
}

/** The business days that are not over at one of the branches. */
export const runningDays = (branches: readonly SalesBranch[], now: Date): Set<string> =>
  new Set(branches.map(({ timezone, closeoutTime }) => businessDay(now, timezone, closeoutTime)));
