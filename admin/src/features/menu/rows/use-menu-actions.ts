import { useNotification } from '@refinedev/core';
import type { Place } from '@domain/menu';
import type { MenuResource, MenuRow } from './menu-rows';
import { request } from '@shared/api/request';
import { useRowActions } from '@entities/record/use-row-actions';

/** Where a variation or an extra stands in its group. */
interface PartPlace {
  place: 'extras' | 'variations';
  id: string;
}

/** What is done to any row of a menu, beside what is done to any row. */
export function useMenuActions<Row extends MenuRow>(resource: MenuResource) {
  const actions = useRowActions<Row>(resource);
  const { open: notify } = useNotification();
  const { call, explain } = actions;
  return {
    ...actions,

    /** Puts a row beside another one of the list; nothing to tell, the list shows it. */
    place: async (id: string, place: Place): Promise<boolean> => {
      try {
        await request('POST', `/api/${resource}/${id}/place`, place);
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },

    /** Sold out until an instant, or for sale again with null. */
    sellOut: async (row: Row & { soldOutUntil: string | null }, until: string | null, message: string) => {
      const stored = await call(row, 'sold-out', { until });
      if (!stored) return;
      const back = row.soldOutUntil;
      notify?.({
        type: 'success',
        message,
        cancelMutation: () => void call(stored, 'sold-out', { until: back }),
      });
    },

    /** Notes what came in, was thrown away or was counted, of the row or of a part of it. */
    moveStock: async (
      row: Row,
      move: { kind: string; quantity: number },
      message: string,
      part?: PartPlace,
    ): Promise<boolean> => {
      const stored = part
        ? await call(row, `${part.place}/${part.id}/stock`, move, { part: part.id })
        : await call(row, 'stock', move);
      if (stored) notify?.({ type: 'success', message });
      return stored !== null;
    },

    /** Sets what was counted; the way back sets what was there before. */
    count: async (row: Row & { stockQuantity: number | null }, quantity: number, message: string) => {
      const recount = (of: Row, pieces: number) => call(of, 'stock', { kind: 'RECOUNT', quantity: pieces });
      const stored = await recount(row, quantity);
      if (!stored) return;
      const before = row.stockQuantity ?? 0;
      notify?.({ type: 'success', message, cancelMutation: () => void recount(stored, before) });
    },

    /** Changes a part of the row at once, such as that one extra has run out; `back` is what was so before. */
    changePart: async (
      row: Row,
      { place, id }: PartPlace,
      { verb, values, back }: { verb: 'sold-out' | 'pause' | 'stock'; values: object; back: object },
      message: string,
    ) => {
      const path = `${place}/${id}/${verb}`;
      const stored = await call(row, path, values, { part: id });
      if (!stored) return;
      notify?.({
        type: 'success',
        message,
        cancelMutation: () => void call(stored, path, back, { part: id }),
      });
    },
  };
}

export type MenuActions<Row extends MenuRow> = ReturnType<typeof useMenuActions<Row>>;
