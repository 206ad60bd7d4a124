import type { FeedbackPeriodQuery, FeedbackSummaryDto } from '../../../contracts/feedback';
import { read } from '../../../database/transaction';
import { isoWeekOf, mondayOf, mondaysBetween, npsOf, sumOfCounts, type Nps } from '../../../domain/feedback';
import type { Viewer } from '../../../sessions/viewer';
import { requirePeriod } from './require-period';
import { countsByDay, type DayCounts } from '../store/figures';

/** A trend of more weeks than this is not drawn, in days. */
const MAX_DAYS = 400;

/**
 * The Net Promoter Score of a period, with its trend by week, by branch and by channel.
 *
 * @throws ApiError 400 for a period that is backwards or longer than 400 days, 403 for a viewer who sees only what is about the
 *   food, 404 for a branch outside their reach
 */
export async function readSummary(viewer: Viewer, query: FeedbackPeriodQuery): Promise<FeedbackSummaryDto> {
  await requirePeriod(viewer, query, MAX_DAYS);
  const days = await read((sql) => countsByDay(sql, viewer, query));
  const weeks = groupBy(days, ({ businessDay }) => mondayOf(businessDay));
  return {
    ...npsOf(sumOfCounts(days)),
    trend: mondaysBetween(query.from, query.to).map((from) => ({
      ...{ week: isoWeekOf(from), from },
      ...npsOf(sumOfCounts(weeks.get(from) ?? [])),
    })),
    branches: scores(days, ({ branchId }) => branchId).map(([branchId, nps]) => ({ branchId, ...nps })),
    channels: scores(days, ({ channel }) => channel).map(([channel, nps]) => ({ channel, ...nps })),
  };
}

const scores = <Key>(days: readonly DayCounts[], keyOf: (day: DayCounts) => Key): [Key, Nps][] =>
  [...groupBy(days, keyOf)]
    .map(([key, group]): [Key, Nps] => [key, npsOf(sumOfCounts(group))])
    .sort(([, a], [, b]) => b.n - a.n);

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
}
