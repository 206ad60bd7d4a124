import { useNotification } from '@refinedev/core';
import type { Place } from '@domain/menu';
import { useRef, useState } from 'react';
import type { MenuRow } from './menu-rows';
import type { Shown } from './placing';
import type { MenuActions } from './use-menu-actions';
import type { Step } from '@shared/sortable/reorder';

interface Move {
  id: string;
  place: Place;
  /** Told once it is stored, where the list does not show it. */
  said?: string;
}

/**
 * Rows that the person puts in other places: stored one after another, so that none is overtaken by an earlier one, and
 * to be shown at once – until the list has been read again, with all of them in it or with one refused.
 */
export function usePlacing<Row extends MenuRow>(
  store: MenuActions<Row>['place'],
  readAgain: () => Promise<unknown>,
) {
  const { open: notify } = useNotification();
  const [shown, setShown] = useState<Shown<Row> | null>(null);
  const waiting = useRef<Move[]>([]);
  const running = useRef(false);

  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      if (await store(next.id, next.place)) {
        if (next.said) notify?.({ type: 'success', message: next.said });
      } else {
        // What comes after a refused one was meant for another list.
        waiting.current = [];
      }
    }
    await readAgain();
    running.current = false;
    if (waiting.current.length > 0) return run();
    setShown(null);
  };

  return {
    shown,
    /** Goes on when the page is left. `rows` are asked for as the list is read before the first move. */
    put: (move: Move, step: Step, rows: () => Shown<Row>['rows']) => {
      // Of a row that goes on before it was stored, only its last place matters.
      if (waiting.current.at(-1)?.id === move.id) waiting.current.pop();
      waiting.current.push(move);
      setShown((before) => ({ rows: before?.rows ?? rows(), steps: [...(before?.steps ?? []), step] }));
      void run();
    },
  };
}
