import type { ProductDto } from '@contracts/menu';
import { changedPrice, type PriceChange } from '@domain/menu';
import type { BulkChanges, BulkKind } from '../products/bulk/bulk-changes';

type Seen = Pick<ProductDto, 'priceCents' | 'channels'>;

/** What a product is to have by a change of many: the same that the change would give it now. */
export function bulkFields<K extends BulkKind>(kind: K, product: Seen, said: BulkChanges[K]): object {
  if (kind === 'price') {
    const { change, roundToCents = 1 } = said as { change: PriceChange; roundToCents?: number };
    return { priceCents: changedPrice(product.priceCents, change, roundToCents) };
  }
  if (kind !== 'channel') return said;
  const { channel, visible } = said as BulkChanges['channel'];
  const known = product.channels.some((one) => one.channel === channel);
  const channels = known
    ? product.channels.map((one) => (one.channel === channel ? { ...one, visible } : one))
    : [...product.channels, { channel, visible, priceCents: null }];
  return { channels };
}
