import type { CrudFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useItemLabel } from '../use-item-label';
import { useBranches } from '@entities/branch/branch';
import { ResourceMultiSelect } from '@entities/record/resource-select';
import { FormField } from '@shared/form/form-field';

interface ItemsFieldsProps {
  /** The branches of the coupon, whose menus are offered; none are all of them. */
  branchIds: readonly string[];
  /** Whether the coupon gives nothing without items. */
  isRequired: boolean;
}

/** The products and categories that the discount is taken off. */
export function ItemsFields({ branchIds, isRequired }: ItemsFieldsProps) {
  const { t } = useTranslation('coupons');
  const branches = useBranches();
  const labelOf = useItemLabel();
  const offered = branchIds.length > 0 ? [...branchIds] : branches.map(({ id }) => id);
  const filters: CrudFilter[] = [{ field: 'branchId', operator: 'in', value: offered }];
  const hint = t(isRequired ? 'hints.itemsRequired' : 'hints.items');
  return (
    <>
      <FormField name="productIds" optional={!isRequired} hint={hint}>
        <ResourceMultiSelect resource="products" filters={filters} labelOf={labelOf} />
      </FormField>
      <FormField name="categoryIds" optional={!isRequired}>
        <ResourceMultiSelect resource="categories" filters={filters} labelOf={labelOf} />
      </FormField>
    </>
  );
}
