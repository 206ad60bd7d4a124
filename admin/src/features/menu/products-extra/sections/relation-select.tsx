import type { BaseRecord, CrudFilter } from '@refinedev/core';
import { useSelect } from '@refinedev/antd';
import { Select, type SelectProps } from 'antd';

interface Named extends BaseRecord {
  id: string;
  name: string;
}

interface RelationSelectProps extends Omit<SelectProps<string | null>, 'options' | 'loading' | 'onChange'> {
  /** The noun chosen from; its rows have a `name`. */
  resource: string;
  /** Which of them, such as those of the branch. */
  filters?: CrudFilter[];
  onChange?: (id: string | null) => void;
}

/** Chooses a row of another noun by its name, or none. */
export function RelationSelect({ resource, filters, value, onChange, ...select }: RelationSelectProps) {
  const { selectProps } = useSelect<Named>({
    resource,
    filters,
    optionLabel: ({ name }) => name,
    optionValue: (row) => row.id,
    pagination: { mode: 'off' },
    sorters: [{ field: 'name', order: 'asc' }],
    errorNotification: false,
  });
  return (
    <Select<string | null>
      allowClear
      showSearch
      optionFilterProp="label"
      options={selectProps.options as { value: string; label: string }[] | undefined}
      loading={selectProps.loading}
      value={value ?? undefined}
      onChange={(id) => onChange?.(id ?? null)}
      {...select}
    />
  );
}
