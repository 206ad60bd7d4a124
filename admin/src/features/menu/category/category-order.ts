import type { CategoryDto } from '@contracts/menu';
import { useEffect, useRef, useState } from 'react';
import type { MenuRow } from '../rows/menu-rows';
import type { RowActions } from '../rows/row-actions';
import { moveRow, positionChanges } from '@shared/sortable/reorder';

type Row = CategoryDto & MenuRow;

/** Time to press an arrow key again before the places are stored. */
const PAUSE_MS = 600;

/**
 * The categories as the person has put them, at once; the places are stored when they have paused, one after another,
 * so that a later move is never overtaken by an earlier one.
 */
export function useCategoryOrder(rows: Row[], place: RowActions<Row>['place']) {
  const [order, setOrder] = useState<string[] | null>(null);
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wished = useRef<{ order: string[]; moved: string } | null>(null);
  const running = useRef(false);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });

  const sorted = order ? inOrder(rows, order) : rows;

  const store = async () => {
    if (running.current || !wished.current) return;
    running.current = true;
    setSaving(true);
    const { order: target, moved } = wished.current;
    wished.current = null;
    const all = latest.current;
    let stored = true;
    for (const { id, position } of positionChanges(inOrder(all, target), moved)) {
      const row = all.find((one) => one.id === id);
      stored = stored && row !== undefined && (await place(row, position));
    }
    running.current = false;
    if (wished.current !== null && stored) return void store();
    wished.current = null;
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
function inOrder(rows: Row[], ids: string[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...rows].sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}
