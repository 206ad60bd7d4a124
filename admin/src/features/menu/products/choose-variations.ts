import { pricedIn, type ProductValues } from './product-values';
import type { RecordFormState } from '@shared/form/use-record-form';

/** Lets the product come in the variations of a group, or in none: what was priced by another group's goes with it. */
export function chooseVariations(
  { values, set }: Pick<RecordFormState<ProductValues>, 'values' | 'set'>,
  groupId: string | null,
): void {
  const { priceCents } = pricedIn(groupId, values);
  set('variationGroupId', groupId);
  set('variationPrices', []);
  set('priceCents', priceCents);
}
