import type { ReactNode } from 'react';
import { SortHandle } from './sort-handle';
import { Sorting, useSorting } from './sorting';
import styles from './sorting.module.css';

interface SortableListProps<T> {
  /** What the list is, for who cannot see it. */
  label: string;
  rows: readonly T[];
  idOf: (row: T) => string;
  /** How a row is called when its place is told. */
  nameOf: (row: T) => string;
  onMove: (from: number, to: number) => void;
  /** No handles: the order cannot be changed now. */
  fixed?: boolean;
  className?: string;
  children: (row: T, handle: ReactNode) => ReactNode;
}

/** Rows below each other that are put in order, all of them drawn. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, rows, idOf, nameOf, onMove, fixed, className, children } = props;
  const { list, around } = useSorting<HTMLUListElement>({
    count: rows.length,
    nameAt: (place) =>
      rows
        .slice(place, place + 1)
        .map(nameOf)
        .join(''),
    onMove: fixed ? undefined : onMove,
  });
  return (
    <Sorting {...around}>
      <ul className={className} aria-label={label} {...list}>
        {rows.map((row, place) => (
          <li key={idOf(row)} data-place={place} className={styles.row}>
            {children(row, fixed ? null : <SortHandle name={nameOf(row)} />)}
          </li>
        ))}
      </ul>
    </Sorting>
  );
}
