import type { z } from 'zod';
import type { SalesBreakdownDto, salesBreakdownQuery } from '../../../contracts/sales';
import { read } from '../../../database/transaction';
import { groupsByHour, salesAmounts } from '../../../domain/sales';
import type { Viewer } from '../../../sessions/viewer';
import { sumsByDay } from '../../ledger/exports';
import { salesGroups, salesSlots } from '../store/sales-groups';
import { salesScope } from './sales-scope';

type Query = z.output<typeof salesBreakdownQuery>;

/** Concluded orders of a period by one of their traits, and what the ledger says they come to. */
export async function readBreakdown(viewer: Viewer, query: Query): Promise<SalesBreakdownDto> {
  const { by } = query;
  return read(async (sql) => {
    const { scope, branches, currency } = await salesScope(sql, viewer, query);
    const zones = new Map(branches.map(({ id, timezone }) => [id, timezone]));
    const rows =
      by === 'hour'
        ? groupsByHour(
            (await salesSlots(sql, scope)).map(({ branchId, ...slot }) => ({
              ...slot,
              timezone: zones.get(branchId) ?? 'UTC',
            })),
          )
        : await salesGroups(sql, scope, by);
    const { grossCents, netCents, refundsCents } = salesAmounts(await sumsByDay(sql, scope), 0);
    return { currency, rows, ledger: { grossCents, netCents, refundsCents } };
  });
}
