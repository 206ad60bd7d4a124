import { idsInUse } from '../../../crud/references';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { Extra, Variation } from '../../../domain/menu';
import { invalid, type Issue } from '../../../errors/api-error';

interface Group {
  businessId: string;
  branchId: string;
  extras: Extra[];
}

/**
 * The products and variations that extras name have to be of the same branch. What an extra named already it may go on
 * naming, also when that was archived or taken out meanwhile.
 */
export async function checkLinks(sql: Sql, group: Group, before: Group | null): Promise<void> {
  const kept = new Map(before?.extras.map((extra) => [extra.id, extra]));
  const named = group.extras.flatMap((extra, index) => namesOf(extra, kept.get(extra.id), index));
  if (named.length === 0) return;
  const of = (kind: Named['kind']) => named.filter((name) => name.kind === kind).map(({ id }) => id);
  const products = await idsInUse(sql, 'products', group, of('product'));
  const variations = of('variation').length > 0 ? await variationsOf(sql, group) : new Set<string>();
  const issues = named
    .filter(({ kind, id }) => !(kind === 'product' ? products : variations).has(id))
    .map(({ path }): Issue => ({ code: 'UNKNOWN_REFERENCE', path }));
  if (issues.length > 0) throw invalid(issues);
}

interface Named {
  kind: 'product' | 'variation';
  id: string;
  path: (string | number)[];
}

/** What an extra names and did not name before. */
function namesOf(extra: Extra, before: Extra | undefined, index: number): Named[] {
  const { linkedProductId, variationPrices } = extra;
  const known = new Set(before?.variationPrices.map(({ variationId }) => variationId));
  const prices = variationPrices.flatMap(({ variationId: id }, position): Named[] =>
    known.has(id)
      ? []
      : [{ kind: 'variation', id, path: ['extras', index, 'variationPrices', position, 'variationId'] }],
  );
  if (linkedProductId === null || linkedProductId === before?.linkedProductId) return prices;
  return [{ kind: 'product', id: linkedProductId, path: ['extras', index, 'linkedProductId'] }, ...prices];
}

async function variationsOf(sql: Sql, { businessId, branchId }: Group): Promise<Set<string>> {
  const rows = await sql.all<{ variations: JsonColumn }>(
    `SELECT variations FROM variation_groups
      WHERE business_id = ? AND branch_id = ? AND state <> 'ARCHIVED' LIMIT 1000`,
    [businessId, branchId],
  );
  return new Set(rows.flatMap(({ variations }) => json<Variation[]>(variations, []).map(({ id }) => id)));
}
