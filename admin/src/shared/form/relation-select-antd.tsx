import type { BaseRecord, CrudFilter } from '@refinedev/core';
import { useSelect } from '@refinedev/antd';
import { Select } from 'antd';

interface Named extends BaseRecord {
  id: string;
  name: string;
}

export interface RelationSelectProps {
  id?: string;
  /** The noun chosen from; its rows have a `name`. */
  resource: string;
  /** Which of them, such as those of the branch. */
  filters?: CrudFilter[];
  value: string[];
  onChange: (ids: string[]) => void;
  /** Only one; `value` then has none or one. */
  single?: boolean;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export default function RelationSelect(props: RelationSelectProps) {
  const { id, resource, filters, value, onChange, single, placeholder, disabled, invalid } = props;
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
    <Select<string[] | string>
      id={id}
      mode={single ? undefined : 'multiple'}
      allowClear
      showSearch
      optionFilterProp="label"
      style={{ width: '100%' }}
      options={selectProps.options as { value: string; label: string }[] | undefined}
      loading={selectProps.loading}
      placeholder={placeholder}
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      value={single ? value[0] : value}
      onChange={(chosen: string[] | string | undefined) =>
        onChange(chosen === undefined ? [] : [chosen].flat())
      }
    />
  );
}
