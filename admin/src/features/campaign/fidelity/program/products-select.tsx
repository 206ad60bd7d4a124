import { type SelectProps } from 'antd';
import { useCallback } from 'react';
import { useBranches } from '@entities/branch/branch';
import { ResourceMultiSelect } from '@entities/record/resource-select';

interface ProductsSelectProps extends Omit<SelectProps<string[]>, 'options' | 'onSearch' | 'filterOption'> {
  /** The branches whose menus are offered; none are all of them. */
  branchIds: readonly string[];
}

/** Chooses products of the menus. Where there are several branches, each product has the name of its branch behind it. */
export function ProductsSelect({ branchIds, ...select }: ProductsSelectProps) {
  const branches = useBranches();
  const labelOf = useCallback(
    ({ name, branchId }: { name: string; branchId?: unknown }) => {
      const branch = branches.length > 1 && branches.find(({ id }) => id === branchId);
      return branch ? `${name} · ${branch.name}` : name;
    },
    [branches],
  );
  const offered = branchIds.length > 0 ? [...branchIds] : branches.map(({ id }) => id);
  return (
    <ResourceMultiSelect
      resource="products"
      filters={[{ field: 'branchId', operator: 'in', value: offered }]}
      labelOf={labelOf}
      {...select}
    />
  );
}
