import type { z } from 'zod';
import type { SalesDto, salesQuery } from '../../../contracts/sales';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import {
  comparedPeriod,
  daysOfPeriod,
  reconcileSales,
  salesAmounts,
  salesFigures,
  type SalesFigures,
} from '../../../domain/sales';
import type { Viewer } from '../../../sessions/viewer';
import { orderTipsByDay, sumsByDay } from '../../ledger/exports';
import { lostByReason, orderSumsByDay, type SalesScope } from '../store/order-sums';
import { runningDays, salesScope } from './sales-scope';

type Query = z.output<typeof salesQuery>;

/** Posted sales of a period by business day, beside the orders that are not concluded, and the period compared with. */
export async function readSales(viewer: Viewer, query: Query, now: Date): Promise<SalesDto> {
  return read(async (sql) => {
    const { scope, branches, currency } = await salesScope(sql, viewer, query);
    const sales = await salesOf(sql, scope);
    const running = runningDays(branches, now);
    const before = comparedPeriod(query, query.compare);
    const compared = before && (await salesOf(sql, { ...scope, ...before }));
    return {
      ...{ from: query.from, to: query.to, currency },
      days: sales.days.map((each) => ({ ...each, partial: running.has(each.day) })),
      total: sales.total,
      lost: await lostByReason(sql, scope),
      compared: before &&
        compared && {
          ...before,
          days: compared.days.map(({ day, netCents }) => ({ day, netCents })),
          total: compared.total,
        },
      reconciliation: sales.reconciliation,
    };
  });
}

/** The figures of each day of a scope and of all of them. */
export async function salesOf(sql: Sql, scope: SalesScope) {
  const sums = byDay(await sumsByDay(sql, scope));
  const tips = await orderTipsByDay(sql, scope);
  const states = byDay(await orderSumsByDay(sql, scope));
  const days = daysOfPeriod(scope).map((day): SalesFigures & { day: string } => ({
    day,
    ...salesFigures(salesAmounts(sums.get(day) ?? [], tips.get(day) ?? 0), states.get(day) ?? []),
  }));
  const allTips = [...tips.values()].reduce((sum, cents) => sum + cents, 0);
  const amounts = salesAmounts([...sums.values()].flat(), allTips);
  const allStates = [...states.values()].flat();
  return {
    days,
    total: salesFigures(amounts, allStates),
    reconciliation: reconcileSales(amounts, allStates),
  };
}

function byDay<Row extends { businessDay: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = days.get(row.businessDay);
    if (day) day.push(row);
    else days.set(row.businessDay, [row]);
  }
  return days;
}
