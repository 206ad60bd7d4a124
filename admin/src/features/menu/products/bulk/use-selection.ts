import { MAX_BULK } from '@domain/menu/bulk';
import { useState } from 'react';
import type { ProductRow } from '../use-product-actions';
import type { ProductList } from '../use-product-list';

/** The products chosen for a change, in sight or not; those that are loaded as they are now. */
export function useSelection(list: Pick<ProductList, 'rows' | 'total' | 'indexOf' | 'range'>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductRow>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const loaded = new Map(list.rows.map((row) => [row.id, row]));
  const products = [...chosen.values()].map((row) => loaded.get(row.id) ?? row);
  const most = Math.min(list.total, MAX_BULK);

  const add = (more: readonly ProductRow[]) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of more) if (next.size < MAX_BULK) next.set(row.id, row);
      return next;
    });
  const remove = (ids: readonly string[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  const clear = () => setChosen(new Map());
  /** The first that the list finds, so many as can be changed at once. */
  const addAll = () => void list.range(0, most - 1).then(add);

  /** The rows between the one chosen last and this one. */
  const reach = async (row: ProductRow): Promise<readonly ProductRow[]> => {
    const [from, to] = [list.indexOf(last ?? row.id), list.indexOf(row.id)];
    if (from < 0 || to < 0) return [row];
    const first = Math.max(Math.min(from, to), to - MAX_BULK);
    return list.range(first, Math.min(Math.max(from, to), first + MAX_BULK));
  };
  const here = list.rows.filter(({ id }) => chosen.has(id)).length;
  const all = most > 0 && here >= most;
  return {
    products,
    count: products.length,
    chosen,
    isChosen: ({ id }: ProductRow) => chosen.has(id),
    all,
    some: here > 0,
    toggle: (row: ProductRow, range: boolean) => {
      setLast(row.id);
      if (range) void reach(row).then(add);
      else if (chosen.has(row.id)) remove([row.id]);
      else add([row]);
    },
    toggleAll: () => (all ? clear() : addAll()),
    /** How many "all" are, and whether the list has more than can be changed at once. */
    most,
    hasMore: list.total > most,
    addAll,
    remove,
    clear,
  };
}

export type Selection = ReturnType<typeof useSelection>;
