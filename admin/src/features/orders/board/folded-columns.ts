import type { BoardColumn } from '@domain/orders/life-cycle';
import type { SettingValues } from '@domain/settings';
import { isRinging } from '@entities/order/order-moves';
import { useState } from 'react';
import type { Columns } from './board-columns';

const KEY = 'comanda.board.columns';
/** Below this width there is no room for columns in which nothing is to be done. */
const WIDE = 1400;

type Choices = Partial<Record<BoardColumn, boolean>>;
export type ColumnLook = 'OPEN' | 'FOLDED' | 'HIDDEN';

/** The settings of a branch by column; where work begins and is done is always there. */
const SETTING_OF: Partial<Record<BoardColumn, Exclude<keyof SettingValues['board'], 'order' | 'density'>>> = {
  SCHEDULED: 'scheduled',
  READY: 'ready',
  OUT_FOR_DELIVERY: 'outForDelivery',
  DONE: 'done',
  CANCELLED: 'cancelled',
};
/** What has ended may be hidden though there is something in it: it needs nobody. */
const ENDED: readonly BoardColumn[] = ['DONE', 'CANCELLED'];

function saved(): Choices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Choices;
  } catch {
    return {};
  }
}

interface Circumstances {
  board: SettingValues['board'];
  /** What somebody chose at this device: folded or not. */
  choice?: boolean | undefined;
  width: number;
  searching: boolean;
}

/**
 * How a column stands there: what rings or is found is seen; then the branch's wish to hide it, the choice at the device,
 * and the branch's. Where nobody chose: what was cancelled is a strip, what is done or waits for its hour where room is
 * short, and what waits for its hour while it is empty.
 */
export function columnLook(
  column: BoardColumn,
  orders: Columns[BoardColumn],
  { board, choice, width, searching }: Circumstances,
): ColumnLook {
  if (orders.some(isRinging) || (searching && orders.length > 0)) return 'OPEN';
  const setting = SETTING_OF[column];
  const wish = setting ? board[setting] : 'OPEN';
  if (wish === 'HIDDEN' && (orders.length === 0 || ENDED.includes(column))) return 'HIDDEN';
  if (choice !== undefined) return choice ? 'FOLDED' : 'OPEN';
  if (wish === 'OPEN' || wish === 'FOLDED') return wish;
  const short = width < WIDE;
  const folded =
    column === 'CANCELLED' ||
    (column === 'DONE' && short) ||
    (column === 'SCHEDULED' && (short || orders.length === 0));
  return folded ? 'FOLDED' : 'OPEN';
}

/** How each column stands there, and a way to fold or unfold one at this device. */
export function useFolded(columns: Columns, circumstances: Omit<Circumstances, 'choice'>) {
  const [choices, setChoices] = useState(saved);

  const look = (column: BoardColumn): ColumnLook =>
    columnLook(column, columns[column], { ...circumstances, choice: choices[column] });

  const fold = (column: BoardColumn, yes: boolean) => {
    const next = { ...choices, [column]: yes };
    setChoices(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };

  return { look, fold };
}
