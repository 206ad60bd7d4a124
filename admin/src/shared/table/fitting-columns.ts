import type { Column } from './data-table';

/** A column that stands where there is room for it; where not, another one's cell tells what matters of it. */
export type FittingColumn<R> = Column<R> & { shown: boolean };

/** Those there is room for. */
export const fittingColumns = <R>(columns: readonly FittingColumn<R>[]): Column<R>[] =>
  columns.filter(({ shown }) => shown);
