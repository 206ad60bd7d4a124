import type { Sql } from '../../../database/sql';
import type { Product } from '../../../domain/menu';
import { invalid, type Issue } from '../../../errors/api-error';
import { variationIds } from '../store/menu-rows';

interface PricedRow {
  businessId: string;
  branchId: string;
  variationGroupId: string | null;
  variationPrices: Product['variationPrices'] | null;
}

/**
 * A product's own prices are in variations of its group, each once. What it named already it may go on naming, also when
 * that was taken out of the group meanwhile.
 */
export async function checkOwnPrices(sql: Sql, row: PricedRow, before: PricedRow | null): Promise<void> {
  const own = row.variationPrices ?? [];
  if (own.length === 0) return;
  const known = new Set(await variationIds(sql, row, row.variationGroupId));
  const isSameGroup = before !== null && before.variationGroupId === row.variationGroupId;
  const kept = isSameGroup ? (before.variationPrices ?? []) : [];
  for (const { variationId } of kept) known.add(variationId);
  const issues = own.flatMap(({ variationId }, index): Issue[] => {
    // Named twice, it would have two prices.
    const isKnown = known.delete(variationId);
    return isKnown ? [] : [{ code: 'UNKNOWN_REFERENCE', path: ['variationPrices', index, 'variationId'] }];
  });
  if (issues.length > 0) throw invalid(issues);
}

/** The body in columns: a product that comes in other variations has none of the prices it had in those before. */
export function withoutOldPrices(
  body: Record<string, unknown>,
  before: PricedRow | null,
): Record<string, unknown> {
  const { variationGroupId, variationPrices } = body;
  const isOther = variationGroupId !== undefined && variationGroupId !== before?.variationGroupId;
  return before && isOther && variationPrices === undefined ? { ...body, variationPrices: [] } : body;
}
