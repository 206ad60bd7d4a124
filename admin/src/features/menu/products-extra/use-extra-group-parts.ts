import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { useMenuRows } from '../rows/menu-rows';

export interface ExtraGroupParts {
  /** For prices by size. */
  variationGroups: VariationGroupDto[];
  /** What its options may ask for, the group itself among them. */
  groups: ExtraGroupDto[];
}

/** What the form of a group of extras knows of its branch. */
export function useExtraGroupParts(branchId: string | undefined) {
  const sizes = useMenuRows<VariationGroupDto>({ resource: 'variation-groups', branchId });
  const groups = useMenuRows<ExtraGroupDto>({ resource: 'extra-groups', branchId });
  const parts: ExtraGroupParts | undefined =
    sizes.rows && groups.rows ? { variationGroups: sizes.rows, groups: groups.rows } : undefined;
  return {
    parts,
    error: sizes.error ?? groups.error,
    retry: () => [sizes, groups].forEach(({ error, refetch }) => error && refetch()),
  };
}
