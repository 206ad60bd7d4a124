import type { TableColumnType } from 'antd';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './data-table.module.css';
import { classes } from '../ui/classes';
import { Bone } from '../ui/states';

/** As antd has it; a figure stands at the `end`, a column of its own width takes its `ellipsis`. */
export type Column<R> = TableColumnType<R>;

/** A column that draws each of its cells from the row alone. */
export type RowColumn<R> = Omit<Column<R>, 'render'> & {
  render: (value: undefined, row: R) => ReactNode;
  /** Nobody needs it in a row that scrolls past, such as what can be done to it: it is drawn once the list rests. */
  atRest?: boolean;
};

export const SKELETON_ROWS = 8;

/** How a table of ours looks; `isStale`: with rows of the question before. */
export const tableClass = (isStale: boolean) => classes(styles.table, isStale && styles.stale);

const INTERACTIVE = 'a, button, input, select, textarea, label';

/**
 * What a press anywhere on a row does: it opens what the row is about. The way for the keyboard is the link that one of
 * its cells holds.
 */
export function useRowOpening() {
  const navigate = useNavigate();
  return (link: string | null) =>
    link === null
      ? {}
      : {
          className: styles.opens,
          onClick: ({ target, currentTarget }: MouseEvent) => {
            // What a row's menu or dialog tells comes here too, though it stands elsewhere.
            if (!(target instanceof Element) || !currentTarget.contains(target)) return;
            if (target.closest(INTERACTIVE)) return;
            if (window.getSelection()?.toString()) return;
            void navigate(link);
          },
        };
}

/** The last column: buttons that are seen on pointing at the row, on focus and always on touch. */
export function useActionsColumn() {
  const { t } = useTranslation('ui');
  return <R,>(actions: (row: R) => ReactNode): Column<R> => ({
    key: 'actions',
    title: <span className="visually-hidden">{t('table.actions')}</span>,
    className: styles.actions,
    render: (_, row) => <span>{actions(row)}</span>,
  });
}

/** What of a column holds for whatever rows: its head, its width and whether it is there. */
export const headOf = <R,>({
  key,
  title,
  align,
  width,
  ellipsis,
  className,
  responsive,
  sorter,
}: Column<R> | RowColumn<R>) => ({
  key,
  title: typeof title === 'function' ? title({}) : title,
  align,
  width,
  ellipsis,
  className,
  responsive,
  sorter: sorter === true,
  sortIcon,
});

/** The sign beside a title that can be sorted by. */
export function sortIcon({ sortOrder }: { sortOrder: 'ascend' | 'descend' | null }) {
  const Icon = sortOrder === 'ascend' ? ArrowUp : sortOrder === 'descend' ? ArrowDown : ChevronsUpDown;
  return (
    <Icon
      className={styles.sortIcon}
      data-active={sortOrder !== null}
      size={12}
      strokeWidth={2}
      aria-hidden
    />
  );
}

/** What a cell shows until its row is there. */
export const boneAt = (place: number) => <Bone width={place === 0 ? '70%' : '48%'} />;
