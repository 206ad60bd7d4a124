import type { BoardColumn } from '@domain/orders/life-cycle';
import { isRinging } from '@entities/order/order-moves';
import { useState } from 'react';
import type { Columns } from './board-columns';

const KEY = 'comanda.board.columns';
/** Below this width there is no room for columns in which nothing is to be done. */
const WIDE = 1400;

type Choices = Partial<Record<BoardColumn, boolean>>;

function saved(): Choices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Choices;
  } catch {
    return {};
  }
}

/**
 * Which columns are but a narrow strip. Where nobody chose: what was cancelled always, what is done or waits for its
 * hour where room is short, and whatever is empty but for the two where work begins.
 */
export function useFolded(columns: Columns, width: number, searching: boolean) {
  const [choices, setChoices] = useState(saved);

  const isFolded = (column: BoardColumn): boolean => {
    const orders = columns[column];
    if (orders.some(isRinging) || (searching && orders.length > 0)) return false;
    const choice = choices[column];
    if (choice !== undefined) return choice;
    if (column === 'CANCELLED') return true;
    if (column === 'DONE') return width < WIDE;
    if (column === 'SCHEDULED') return width < WIDE || orders.length === 0;
    return false;
  };

  const fold = (column: BoardColumn, yes: boolean) => {
    const next = { ...choices, [column]: yes };
    setChoices(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };

  return { isFolded, fold };
}
