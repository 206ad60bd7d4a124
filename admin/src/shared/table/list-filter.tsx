import { Select } from 'antd';
import { ALL } from './initial-filters';
import styles from './list-parts.module.css';

interface ListFilterProps {
  /** The list that is filtered, as `useListTable` and the menu's lists give it. */
  list: { filter: (field: string) => string; setFilter: (field: string, value: string) => void };
  field: string;
  label: string;
  /** What is said while nothing is chosen. */
  all: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** One value of a field, or all of them, above a list. */
export function ListFilter({ list, field, label, all, options, className = styles.filter }: ListFilterProps) {
  return (
    <Select<string>
      aria-label={label}
      className={className}
      value={list.filter(field) || ALL}
      onChange={(value) => list.setFilter(field, value === ALL ? '' : value)}
      options={[{ value: ALL, label: all }, ...options]}
    />
  );
}
