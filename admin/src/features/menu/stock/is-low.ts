import type { ProductDto } from '@contracts/menu';

/** Tracked, not yet gone, and at or below the mark. */
export function isLow({
  stockQuantity,
  stockLowAt,
}: Pick<ProductDto, 'stockQuantity' | 'stockLowAt'>): boolean {
  return stockQuantity !== null && stockLowAt !== null && stockQuantity > 0 && stockQuantity <= stockLowAt;
}
