import type { Sql } from '../database/sql';
import type { PartStock } from '../domain/menu';
import { quantities } from './stock';

interface Counted extends Pick<PartStock, 'stockTracked'> {
  id: string;
}

/** Looks up what is left of the products, variations and extras that are tracked; answers what tells it of each of them. */
export async function leftOfParts(
  sql: Sql,
  parts: readonly Counted[],
): Promise<<P extends Counted>(part: P) => P & Pick<PartStock, 'stockQuantity'>> {
  const tracked = parts.filter(({ stockTracked }) => stockTracked).map(({ id }) => id);
  const left = await quantities(sql, tracked);
  return (part) => ({ ...part, stockQuantity: part.stockTracked ? (left.get(part.id) ?? 0) : null });
}
