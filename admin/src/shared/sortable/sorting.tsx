import { DndContext } from '@dnd-kit/core';
import { createContext, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragWords } from '@shared/ui/drag-words';
import { placeByKey } from './reorder';
import { sortPosition, rowUnder, useRowSensors } from './row-drag';

interface SortingOptions {
  /** How many there are, drawn or not. */
  count: number;
  /** So many stand side by side. */
  perLine?: number;
  /** How the row at a place is called when its new place is told. */
  nameAt: (place: number) => string;
  /** Left out where the order cannot be changed now: there are no handles. */
  onMove?: (from: number, to: number) => void;
}

/** Which way the rows of the list around can be moved; null where they cannot. */
export const Moving = createContext<'up-down' | 'all-ways' | null>(null);

/**
 * A list whose rows are put in order: dragged by their handle, or with the arrow keys while the handle has the focus.
 * Each row says its place, from 0, in `data-place` and holds a `SortHandle`; `around` is for `Sorting`.
 */
export function useSorting<E extends HTMLElement>({ count, perLine = 1, nameAt, onMove }: SortingOptions) {
  const { t } = useTranslation('form');
  const [told, setTold] = useState('');

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= count) return;
    onMove?.(from, to);
    setTold(t('order.moved', { name: nameAt(from), place: to + 1, count }));
  };
  const list = onMove && {
    'data-sortable': '',
    onKeyDown: (event: KeyboardEvent<E>) => {
      const row = handleOf(event)?.closest<HTMLElement>('[data-place]');
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = Number(row.dataset.place);
      const to = placeByKey(event.key, from, count, perLine);
      if (to === undefined) return;
      event.preventDefault();
      move(from, to);
    },
  };
  const moving = perLine > 1 ? 'all-ways' : 'up-down';
  return { list, around: { moving: onMove ? moving : null, move, told } as const };
}

interface SortingProps {
  moving: 'up-down' | 'all-ways' | null;
  move: (from: number, to: number) => void;
  told: string;
  children: ReactNode;
}

/** What stands around such a list: by what it is dragged; how it is done, and what was done, for screen readers. */
export function Sorting({ moving, move, told, children }: SortingProps) {
  const { t } = useTranslation('form');
  const sensors = useRowSensors();
  // Moves are told below, by pointer and by key alike.
  const accessibility = useDragWords(t('order.how'));
  return (
    // Also while nothing can be moved: to come and go, it would have all rows drawn anew, without the focus they had.
    <DndContext
      sensors={sensors}
      collisionDetection={rowUnder}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [sortPosition(active), sortPosition(over)];
        if (from !== undefined && to !== undefined) move(from, to);
      }}
    >
      <Moving.Provider value={moving}>{children}</Moving.Provider>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </DndContext>
  );
}

/** The handle an event is about, if it is one of this very list. */
function handleOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-sort-handle]') : null;
  return handle?.closest('[data-sortable]') === currentTarget ? handle : null;
}
