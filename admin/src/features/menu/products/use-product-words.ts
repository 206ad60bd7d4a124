import type { ProductValues } from './product-values';
import { NOTHING, useFieldWords } from './use-field-words';
import type { ProductParts } from './use-product-parts';

/** A field's name and its value in words, for comparing two versions of a product. */
export function useProductWords({ categories, variationGroups, extraGroups }: ProductParts) {
  const variations = variationGroups.flatMap((group) => group.variations);
  const names = new Map(
    [...categories, ...variationGroups, ...extraGroups, ...variations].map(({ id, name }) => [id, name]),
  );
  const { label, value } = useFieldWords((id) => names.get(id) ?? NOTHING);

  return (field: keyof ProductValues, of: ProductValues): { label: string; value: string } => ({
    label: label(field),
    value: value(field, of[field]),
  });
}
