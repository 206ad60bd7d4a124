import type { CrudFilter } from '@refinedev/core';
import { Select, type SelectProps } from 'antd';
import { useResourceChoice, useResourceName, type Named } from './use-resource-choice';

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

interface ResourceMultiSelectProps extends Omit<
  SelectProps<string[]>,
  'options' | 'onSearch' | 'filterOption'
> {
  resource: string;
  filters?: CrudFilter[];
  /** See `useResourceChoice`. */
  labelOf?: (row: Named) => string;
}

/** Chooses several rows of another noun by their names. */
export function ResourceMultiSelect({ resource, filters, labelOf, ...select }: ResourceMultiSelectProps) {
  const { rows, search, isFetching } = useResourceChoice({ resource, filters, labelOf, chosen: null });
  return (
    <Select<string[]>
      mode="multiple"
      showSearch
      filterOption={false}
      onSearch={search}
      loading={isFetching}
      options={rows.map(({ id, name }) => ({ value: id, label: name }))}
      // A chosen row need not be among those that are offered.
      labelRender={({ value }) => <ResourceName resource={resource} id={String(value)} labelOf={labelOf} />}
      {...select}
    />
  );
}

interface ResourceNameProps {
  resource: string;
  id: string | null | undefined;
  labelOf?: (row: Named) => string;
}

/** The name of a row of another noun; a dash where nothing is linked, or nothing that is told of. */
export function ResourceName({ resource, id, labelOf }: ResourceNameProps) {
  return <>{useResourceName(resource, id, labelOf) ?? '–'}</>;
}
