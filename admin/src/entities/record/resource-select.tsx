import type { CrudFilter } from '@refinedev/core';
import { Select, type SelectProps } from 'antd';
import { useResourceChoice, useResourceName } from './use-resource-choice';

interface ResourceSelectProps extends Omit<
  SelectProps<string | null>,
  'options' | 'onSearch' | 'filterOption'
> {
  resource: string;
  filters?: CrudFilter[];
  /** Offered before the rows, such as all of them. */
  before?: { value: string; label: string }[];
}

/** Chooses a row of another noun by its name; what is typed is searched on the server. */
export function ResourceSelect({ resource, filters, before = [], value, ...select }: ResourceSelectProps) {
  const isRow = !before.some((option) => option.value === value);
  const { rows, search, isFetching } = useResourceChoice({ resource, filters, chosen: isRow ? value : null });
  return (
    <Select<string | null>
      showSearch
      filterOption={false}
      onSearch={search}
      loading={isFetching}
      value={value ?? undefined}
      options={[...before, ...rows.map(({ id, name }) => ({ value: id, label: name }))]}
      {...select}
    />
  );
}

/** The name of a row of another noun; a dash where nothing is linked, or nothing that is told of. */
export function ResourceName({ resource, id }: { resource: string; id: string | null | undefined }) {
  return <>{useResourceName(resource, id) ?? '–'}</>;
}
