import type { ProductDto, VariationGroupDto } from '@contracts/menu';
import { changedProductPrices } from '@domain/pricing';
import type { BulkChanges, BulkKind } from './bulk-changes';

type Seen = Pick<ProductDto, 'priceCents' | 'variationPrices' | 'channels'>;

/** What a product is to have by a change of many: the same that the change would give it now. */
export function bulkFields<K extends BulkKind>(
  kind: K,
  product: Seen,
  said: BulkChanges[K],
  group?: Pick<VariationGroupDto, 'variations'>,
): object {
  if (kind === 'price') {
    const { change, roundToCents = 1, endingCents = 0 } = said as BulkChanges['price'];
    return changedProductPrices(product, group?.variations ?? null, { change, roundToCents, endingCents });
  }
  if (kind !== 'channel') return said;
  const { channel, visible } = said as BulkChanges['channel'];
  const known = product.channels.some((one) => one.channel === channel);
  const channels = known
    ? product.channels.map((one) => (one.channel === channel ? { ...one, visible } : one))
    : [...product.channels, { channel, visible, priceCents: null }];
  return { channels };
}
