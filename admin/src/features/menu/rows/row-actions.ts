import type { Place } from '@domain/menu';
import { useCreate, useCustomMutation, useDelete, useInvalidate, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuResource, MenuRow } from './menu-rows';
import { useStoredRow } from './stored-row';
import { useWhyNot } from './use-why-not';
import { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

const QUIETLY = { successNotification: false, errorNotification: false } as const;

/** Where a variation or an extra stands in its group. */
interface PartPlace {
  place: 'extras' | 'variations';
  id: string;
}

/**
 * What is done to a row from a list or from the head of its page: at once, shown as it was then stored, with a way back
 * where there is one. Nothing is told as done before the server has said so.
 */
export function useRowActions<Row extends MenuRow>(resource: MenuResource) {
  const { t } = useTranslation('menu');
  const keep = useStoredRow<Row>(resource);
  const whyNot = useWhyNot();
  const { mutateAsync: update } = useUpdate<Row, ApiError, object>();
  const { mutateAsync: insert } = useCreate<Row, ApiError, object>();
  const { mutateAsync: remove } = useDelete<Row, ApiError, object>();
  const { mutateAsync: post } = useCustomMutation<{ data: Row }, ApiError, object>();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return whyNot(error);
    keep(error.details.current as Row);
    showToast({ kind: 'error', message: t('stale.title'), description: t('stale.text') });
  };

  const run = async <T>(id: string, deed: () => Promise<T>): Promise<T | null> => {
    setBusy((ids) => new Set(ids).add(id));
    try {
      return await deed();
    } catch (error) {
      explain(error);
      return null;
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  const keepRow = (row: Row | null) => {
    if (row) keep(row);
    return row;
  };

  const patch = async (row: Row, changes: Partial<Row>) =>
    keepRow(
      await run(row.id, async () => {
        const values = { ...changes, version: row.version };
        const body = { ...QUIETLY, resource, id: row.id, values, mutationMode: 'pessimistic' } as const;
        return (await update({ ...body, invalidates: ['list'] })).data;
      }),
    );
  /** `what` is done to: the row, or a part of it. */
  const call = async (row: Row, verb: string, values: object, what = row.id) =>
    keepRow(
      await run(what, async () => {
        const url = `/api/${resource}/${row.id}/${verb}`;
        return (await post({ ...QUIETLY, url, method: 'post', values })).data.data;
      }),
    );

  const restore = async (row: Row, state: string) => {
    const stored = await call(row, 'restore', { state });
    // It stands in other lists now than in those it is shown in.
    if (stored) await invalidate({ resource, invalidates: ['list'] });
    return stored;
  };

  return {
    isBusy: (id: string) => busy.has(id),
    /** The rows that something is being done to. */
    busy,

    /** Changes fields of a row; the way back restores them. */
    change: async (row: Row, changes: Partial<Row>, message: string): Promise<boolean> => {
      const stored = await patch(row, changes);
      if (!stored) return false;
      const before = Object.fromEntries(Object.keys(changes).map((field) => [field, row[field]]));
      showToast({ kind: 'success', message, undo: () => void patch(stored, before as Partial<Row>) });
      return true;
    },

    /** Puts a row beside another one of the list; nothing to tell, the list shows it. */
    place: async (id: string, place: Place): Promise<boolean> => {
      try {
        await post({ ...QUIETLY, url: `/api/${resource}/${id}/place`, method: 'post', values: place });
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
      showToast({ kind: 'success', message, undo: () => void call(stored, 'sold-out', { until: back }) });
    },

    /** Notes what came in, was thrown away or was counted, of the row or of a part of it. */
    moveStock: async (
      row: Row,
      move: { kind: string; quantity: number },
      message: string,
      part?: PartPlace,
    ): Promise<boolean> => {
      const stored = part
        ? await call(row, `${part.place}/${part.id}/stock`, move, part.id)
        : await call(row, 'stock', move);
      if (stored) showToast({ kind: 'success', message });
      return stored !== null;
    },

    /** Sets what was counted; the way back sets what was there before. */
    count: async (row: Row & { stockQuantity: number | null }, quantity: number, message: string) => {
      const recount = (of: Row, pieces: number) => call(of, 'stock', { kind: 'RECOUNT', quantity: pieces });
      const stored = await recount(row, quantity);
      if (!stored) return;
      const before = row.stockQuantity ?? 0;
      showToast({ kind: 'success', message, undo: () => void recount(stored, before) });
    },

    /** Says something of a part of the row, such as that one extra has run out; `back` says what was so before. */
    sayOfPart: async (
      row: Row,
      { place, id }: PartPlace,
      { verb, values, back }: { verb: 'sold-out' | 'pause' | 'stock'; values: object; back: object },
      message: string,
    ) => {
      const path = `${place}/${id}/${verb}`;
      const stored = await call(row, path, values, id);
      if (!stored) return;
      showToast({ kind: 'success', message, undo: () => void call(stored, path, back, id) });
    },

    /** Takes the row off the menu; what was sold with it stays in the books. The way back brings it back as it was. */
    archive: async (row: Row, message: string): Promise<boolean> => {
      const done = await run(row.id, async () => {
        const meta = { version: row.version };
        await remove({
          ...QUIETLY,
          resource,
          id: row.id,
          meta,
          mutationMode: 'pessimistic',
          invalidates: ['list'],
        });
        return true;
      });
      const undo = () => void restore(row, row.state);
      if (done) showToast({ kind: 'success', message, undo });
      return done === true;
    },

    /** Puts an archived row back, paused, so that somebody looks at it before customers do. */
    restore: async (row: Row, message: string) => {
      if (await restore(row, 'PAUSED')) showToast({ kind: 'success', message });
    },

    /** Stores a new row made from another. */
    copy: async (from: Row, body: object, message: string): Promise<Row | null> => {
      const stored = await run(
        from.id,
        async () => (await insert({ ...QUIETLY, resource, values: body })).data,
      );
      if (stored) showToast({ kind: 'success', message });
      return stored;
    },
  };
}

export type RowActions<Row extends MenuRow> = ReturnType<typeof useRowActions<Row>>;
