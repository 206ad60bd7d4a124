import { MAX_BULK } from '@contracts/menu-bulk';
import { useState } from 'react';
import type { ProductRow } from '../use-product-actions';

/** The products chosen for a change, over all pages; those in sight as they are now. */
export function useSelection(rows: readonly ProductRow[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductRow>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const current = new Map(rows.map((row) => [row.id, row]));
  const products = [...chosen.values()].map((row) => current.get(row.id) ?? row);

  const add = (more: readonly ProductRow[]) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of more) if (next.size < MAX_BULK) next.set(row.id, row);
      return next;
    });
  const remove = (ids: readonly string[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))));

  /** The rows between the one chosen last and this one. */
  const reach = (row: ProductRow): readonly ProductRow[] => {
    const [from, to] = [last ?? row.id, row.id].map((id) => rows.findIndex((one) => one.id === id));
    if (from === undefined || to === undefined || from < 0) return [row];
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  const inSight = rows.filter(({ id }) => chosen.has(id)).length;
  return {
    products,
    count: products.length,
    isChosen: ({ id }: ProductRow) => chosen.has(id),
    all: rows.length > 0 && inSight === rows.length,
    some: inSight > 0,
    toggle: (row: ProductRow, range: boolean) => {
      setLast(row.id);
      if (range) add(reach(row));
      else if (chosen.has(row.id)) remove([row.id]);
      else add([row]);
    },
    toggleAll: () => (inSight === rows.length ? remove(rows.map(({ id }) => id)) : add(rows)),
    add,
    remove,
    clear: () => setChosen(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
