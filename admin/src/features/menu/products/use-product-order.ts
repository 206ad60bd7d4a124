import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductActions, ProductRow } from './use-product-actions';
import type { ProductList } from './use-product-list';
import { withMoves, placeAt } from '../rows/placing';
import { usePlacing } from '../rows/use-placing';
import type { Landing } from '../long-list/use-long-rows';

interface ProductOrder {
  /** As the person has put its rows, at once. */
  list: ProductList;
  landing: Landing | null;
  /** Left out where the list is not that of the menu: a place in it is no place on the menu. */
  onMove?: (from: number, to: number) => void;
  /** To the first or the last place of the list; the sight stays where it is. */
  toEdge?: (product: ProductRow, edge: 'first' | 'last') => void;
}

/** The products of a branch, or of one category, in the order of the menu: what is seen of moves, and how one moves. */
export function useProductOrder(
  read: ProductList,
  actions: ProductActions,
  { mayEdit, narrowed }: { mayEdit: boolean; narrowed: boolean },
): ProductOrder {
  const { t } = useTranslation('form');
  const [landing, setLanding] = useState<Landing | null>(null);
  const landed = useRef(0);
  const { shown, put } = usePlacing<ProductRow>(actions.place, async () => {
    await read.readAgain();
    // Where a row has just been put it must be known, in sight or not: it may hold the focus.
    await read.range(landed.current, landed.current);
  });
  const list: ProductList = { ...read, ...withMoves(read, shown) };
  if (!mayEdit || list.isStale || !isMenuOrder(list, narrowed)) return { list, landing };

  const move = async (from: number, to: number, how: { shown: boolean }) => {
    const row = list.rowAt(from);
    // The neighbours of a place out of sight have to be known, too.
    const around = [Math.max(0, to - 1), to] as const;
    if (around.some((index) => !list.rowAt(index))) await list.range(...around);
    const whole = list.filter('categoryIds') === '';
    const place = placeAt({ from, to }, (index) => list.rowAt(index)?.id, { whole });
    if (!row || !place || from === to) return;
    const said = t('order.moved', { name: row.name, place: to + 1, count: list.total });
    landed.current = to;
    put({ id: row.id, place, ...(how.shown ? {} : { said }) }, { from, to }, read.standing);
    setLanding({ place: to, ...how });
  };
  return {
    list,
    landing,
    onMove: (from, to) => void move(from, to, { shown: true }),
    toEdge: ({ id }, edge) =>
      void move(list.indexOf(id), edge === 'first' ? 0 : list.total - 1, { shown: false }),
  };
}

/** Whether the list is the menu's, or one category's of it: what else it shows has no order of its own. */
export function isMenuOrder({ sort }: Pick<ProductList, 'sort'>, narrowed: boolean): boolean {
  return sort.field === 'position' && sort.order === 'asc' && !narrowed;
}
