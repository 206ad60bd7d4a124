import type { KeyboardEvent, ReactNode } from 'react';
import styles from './option-lines.module.css';
import { SortableList } from '@shared/sortable/sortable-list';
import { classes } from '@shared/ui/classes';

/** Tells the arrow keys where a control stands: spread on it. */
export const cell = (line: number, name: string) => ({ 'data-line': line, 'data-cell': name });

interface OptionLinesProps<O extends { id?: string | undefined; name: string }> {
  /** What the lines are, for who cannot see them. */
  label: string;
  /** How the columns are laid out: a class with `grid-template-columns`. */
  columns: string | undefined;
  heads: { key: string; title: string }[];
  options: readonly O[];
  fixed: boolean;
  onMove: (from: number, to: number) => void;
  /** One line; the handle stands first. */
  children: (option: O, line: number, handle: ReactNode) => ReactNode;
  /** The line in which a new one is typed. */
  adding?: ReactNode;
}

/** Options as lines of a table that is filled in by keyboard: arrows and Enter go from line to line in a column. */
export function OptionLines<O extends { id?: string | undefined; name: string }>(props: OptionLinesProps<O>) {
  const { label, columns, heads, options, fixed, onMove, children, adding } = props;
  return (
    // The keys are taken for all lines together; each control is one of its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className={classes(styles.lines, columns)} onKeyDown={moveByKey}>
      {options.length > 0 && (
        <div className={styles.heads} aria-hidden>
          {heads.map(({ key, title }) => (
            <span key={key} data-head={key}>
              {title}
            </span>
          ))}
        </div>
      )}
      {options.length > 0 && (
        <SortableList
          label={label}
          rows={options}
          idOf={({ id }) => id ?? ''}
          nameOf={({ name }) => name}
          fixed={fixed}
          onMove={onMove}
        >
          {(option, handle) => children(option, options.indexOf(option), handle)}
        </SortableList>
      )}
      {adding}
    </div>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || event.defaultPrevented || event.nativeEvent.isComposing)
    return;
  const { line, cell: name } = target.dataset;
  const step = STEPS[key];
  if (line === undefined || name === undefined || step === undefined) return;
  // Enter would send the form, in the middle of typing a list.
  event.preventDefault();
  const at = (column: string) =>
    currentTarget.querySelector<HTMLInputElement>(
      `[data-line="${Number(line) + step}"][data-cell="${column}"]:enabled`,
    );
  const next = at(name) ?? at('name');
  next?.focus();
  next?.select();
}
