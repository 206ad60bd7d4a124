import type { OpenAtDto } from '../../../contracts/opening-hours';
import { read } from '../../../database/transaction';
import { explainOpen, type HoursService } from '../../../domain/opening-hours';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from './own-store';

/** Whether a branch's hours let a service be ordered at an instant, and which rule decides it. Pauses are no hours. */
export async function readOpenAt(
  viewer: Viewer,
  branchId: string,
  service: HoursService,
  at: Date,
): Promise<OpenAtDto> {
  const { hours, exceptions, branch } = await read((sql) => ownStore(sql, viewer, branchId));
  const { open, closesAt, opensAt, rule } = explainOpen(hours, exceptions, service, at, branch.timezone);
  return {
    at: at.toISOString(),
    service,
    open,
    closesAt: closesAt?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
    rule,
  };
}
