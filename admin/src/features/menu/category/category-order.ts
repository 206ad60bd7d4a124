import type { CategoryDto } from '@contracts/menu';
import { useEffect, useRef, useState } from 'react';
import type { RowActions } from '../rows/row-actions';
import { moveRow, positionChanges } from '@shared/sortable/reorder';

/** Time to press an arrow key again before the places are stored. */
const PAUSE_MS = 600;

/**
 * The categories as the person has put them, at once; the places are stored when they have paused, one after another,
 * so that a later move is never overtaken by an earlier one.
 */
export function useCategoryOrder(rows: CategoryDto[], place: RowActions<CategoryDto>['place']) {
  const [order, setOrder] = useState<string[] | null>(null);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wished = useRef<{ order: string[]; moved: string } | null>(null);
  const running = useRef(false);
  /** Stored by us a moment ago, and perhaps not yet in `rows`. */
  const placed = useRef(new Map<string, number>());
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });

  const hasWish = () => wished.current !== null;
  const sorted = order ? inOrder(rows, order) : rows;

  const store = async (): Promise<void> => {
    const wish = wished.current;
    if (running.current || !wish) return;
    running.current = true;
    wished.current = null;
    setSaving(true);
    const all = latest.current.map((row) => ({
      ...row,
      position: placed.current.get(row.id) ?? row.position,
    }));
    let stored = true;
    for (const { id, position } of positionChanges(inOrder(all, wish.order), wish.moved)) {
      const row = all.find((one) => one.id === id);
      stored = stored && row !== undefined && (await place(row, position));
      if (stored) placed.current.set(id, position);
    }
    running.current = false;
    // Moved again meanwhile: go on with that, unless the server refuses.
    if (stored && hasWish()) return store();
    wished.current = null;
    placed.current.clear();
    setSaving(false);
    setOrder(null);
  };

  // What was moved is stored even when the page is left before the pause is over.
  useEffect(
    () => () => {
      if (!timer.current) return;
      clearTimeout(timer.current);
      void store();
    },
    // Only on leaving; `store` reads everything from refs.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [],
  );

  return {
    rows: sorted,
    saving: saving || order !== null,
    move: (from: number, to: number) => {
      const moved = sorted[from]?.id;
      if (moved === undefined) return;
      const next = moveRow(sorted, from, to).map(({ id }) => id);
      setOrder(next);
      // Two rows moved before the first was stored: every place is looked at anew.
      wished.current = { order: next, moved: wished.current && wished.current.moved !== moved ? '' : moved };
      if (timer.current) clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = null;
        void store();
      }, PAUSE_MS);
    },
  };
}

/** Rows by a list of ids; those it does not name (made meanwhile by somebody else) come last. */
function inOrder(rows: CategoryDto[], ids: string[]): CategoryDto[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...rows].sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}
