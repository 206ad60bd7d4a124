import { z } from 'zod';
import type { SaleClauseCode } from '../domain/menu';

/** What `GET /api/products/:id/details` answers: one product as the business sees it. */

/** Over how many business days sales are told; as many before them are compared with. */
export const DETAIL_PERIODS = [7, 28, 90] as const;
export type DetailPeriod = (typeof DETAIL_PERIODS)[number];

export const productDetailsQuery = z.strictObject({
  days: z
    .enum(['7', '28', '90'])
    .default('28')
    .transform((text) => Number(text) as DetailPeriod),
});

export type PriceKind = 'PRICE' | 'PROMO' | 'COST' | 'CHANNEL' | 'VARIATION';

export interface NamedRow {
  id: string;
  name: string;
}

export interface SaleClauseDto {
  code: SaleClauseCode;
  holds: boolean;
  /** The categories or the group it is about, those that are still there. */
  about: NamedRow[];
}

export interface PriceChangeDto {
  at: string;
  by: string;
  kind: PriceKind;
  /** The option it is the price of; null for a price of the product or its variations. */
  extra: string | null;
  /** The variation it is the price of: by its group, or for the kind VARIATION the own price in it. Else null. */
  variation: string | null;
  /** The channel it is the price in, for the kind CHANNEL; null for all others. */
  channel: string | null;
  /** Null where there was none before, or is none any more. */
  beforeCents: number | null;
  afterCents: number | null;
}

export interface StockMoveDto {
  at: string;
  kind: 'RESTOCK' | 'WASTE' | 'RECOUNT' | 'RESERVE' | 'SALE' | 'RELEASE' | 'RETURN';
  /** Negative when it left the shelf. */
  quantity: number;
  /** What was left after it. */
  balance: number;
  /** The order it was for. */
  order: { id: string; number: string } | null;
  /** Who noted it, where a person did. */
  by: string | null;
}

export interface SoldFigures {
  orders: number;
  /** In the unit of the product: of one sold by weight, its kilograms. */
  quantity: number;
  salesCents: number;
}

interface SoldDay {
  /** Business day, 'YYYY-MM-DD'. */
  day: string;
  quantity: number;
  /** The same number of days before the first. */
  comparedQuantity: number;
}

export interface ProductSalesDto {
  now: SoldFigures;
  /** The period of the same length before. */
  before: SoldFigures;
  days: SoldDay[];
  variations: (Omit<SoldFigures, 'orders'> & { name: string })[];
  /** What is left of the sales after what they cost at today's cost; null where that is unknown or not shown. */
  marginCents: number | null;
  /** The last orders of the period with it, out of which the two lists below are counted. */
  lookedAt: number;
  extras: { group: string; name: string; pieces: number; orders: number }[];
  boughtWith: { productId: string; name: string; orders: number }[];
}

export interface ProductDetailsDto {
  clauses: SaleClauseDto[];
  /** Null for those who do not see sales. */
  sales: ProductSalesDto | null;
  /** The latest; none where stock was never kept. */
  stockMoves: StockMoveDto[];
  priceChanges: PriceChangeDto[];
}
