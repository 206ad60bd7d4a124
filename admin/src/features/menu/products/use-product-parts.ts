import type { CategoryDto, ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { BY_POSITION, useMenuRows } from '../rows/menu-rows';

export interface ProductParts {
  categories: CategoryDto[];
  variationGroups: VariationGroupDto[];
  extraGroups: ExtraGroupDto[];
}

/** What a product is put together from, for choosing in its form. */
export function useProductParts(branchId: string | undefined) {
  const categories = useMenuRows<CategoryDto>({
    resource: 'categories',
    branchId,
    sorters: BY_POSITION,
  });
  const variationGroups = useMenuRows<VariationGroupDto>({
    resource: 'variation-groups',
    branchId,
  });
  const extraGroups = useMenuRows<ExtraGroupDto>({ resource: 'extra-groups', branchId });
  const lists = [categories, variationGroups, extraGroups];

  const parts: ProductParts | undefined =
    categories.rows && variationGroups.rows && extraGroups.rows
      ? { categories: categories.rows, variationGroups: variationGroups.rows, extraGroups: extraGroups.rows }
      : undefined;
  return {
    parts,
    error: lists.find(({ error }) => error)?.error ?? null,
    retry: () => lists.forEach(({ error, refetch }) => error && refetch()),
  };
}
