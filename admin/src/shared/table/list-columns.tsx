import type { ReactNode } from 'react';
import type { Column } from './data-table';
import styles from './list-columns.module.css';

/** A column of a list, with the room that it needs. */
export interface ListColumn<R> extends Omit<Column<R>, 'key' | 'title' | 'render'> {
  key: string;
  title: string;
  render: (row: R) => ReactNode;
  /** The width of the list in pixels from which the column is shown; always if left out. */
  from?: number;
  /**
   * Where the value stands in the card of a row, which takes the place of columns on a phone: the first column is the head
   * of the card, `end` stands beside it, `line` below it with the column's title. Left out of the card if not given.
   */
  card?: 'end' | 'line';
}

/** Below this width of the list, in pixels, each row is one card. */
const CARD_WIDTH = 560;

/** Whether a list of `width` pixels shows cards. */
export const isCardWidth = (width: number): boolean => width < CARD_WIDTH;

/** The columns that fit a list of `width` pixels, or the single column of cards. */
export function fitColumns<R>(columns: readonly ListColumn<R>[], width: number): Column<R>[] {
  if (isCardWidth(width)) return [cardColumn(columns)];
  return columns
    .filter(({ from = 0 }) => width >= from)
    .map(({ from: _from, card: _card, render, ...column }) => ({
      ...column,
      render: (_: unknown, row: R) => render(row),
    }));
}

function cardColumn<R>(columns: readonly ListColumn<R>[]): Column<R> {
  const [head, ...rest] = columns;
  return {
    key: head?.key,
    title: head?.title,
    render: (_, row) => (
      <div className={styles.card}>
        <div className={styles.head}>{head?.render(row)}</div>
        {rest.some(({ card }) => card === 'end') && (
          <div className={styles.end}>
            {rest
              .filter(({ card }) => card === 'end')
              .map(({ key, render }) => (
                <span key={key}>{render(row)}</span>
              ))}
          </div>
        )}
        <dl className={styles.lines}>
          {rest
            .filter(({ card }) => card === 'line')
            .map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
        </dl>
      </div>
    ),
  };
}
