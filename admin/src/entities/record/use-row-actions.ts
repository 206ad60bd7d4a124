import { useCustomMutation, useDelete, useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from './use-error-message';
import { NO_NOTIFICATIONS, useSaveRow } from './use-save-row';
import { useStoredRow } from './use-stored-row';
import type { VersionedRow } from './versioned-row';
import { conflictingRow, type ApiError } from '@shared/api/error';

interface ActionOptions {
  /** The part of the row that it is done to; the row itself where it is left out. */
  part?: string;
}

/**
 * What is done to a row from a list or from the head of its page: at once, shown as it was then stored, with a way back
 * where there is one. Nothing is told as done before the server has said so.
 */
export function useRowActions<Row extends VersionedRow>(resource: string) {
  const { t } = useTranslation('ui');
  const { open: notify } = useNotification();
  const keep = useStoredRow<Row>(resource);
  const { create, update } = useSaveRow<Row>(resource);
  const showError = useErrorMessage();
  const { mutateAsync: remove } = useDelete<Row, ApiError, object>();
  const { mutateAsync: post } = useCustomMutation<{ data: Row }, ApiError, object>();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const explain = (error: unknown) => {
    const current = conflictingRow<Row>(error);
    if (!current) return showError(error);
    keep(current);
    notify?.({ type: 'error', message: t('stale.title'), description: t('stale.text') });
  };

  const run = async <T>(id: string, action: () => Promise<T>): Promise<T | null> => {
    setBusy((ids) => new Set(ids).add(id));
    try {
      return await action();
    } catch (error) {
      explain(error);
      return null;
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };

  const patch = (row: Row, changes: Partial<Row>) =>
    run(row.id, () => update(row.id, { ...changes, version: row.version }));
  /** Answers the row as it is then stored, or null after telling why not. */
  const call = (row: Row, verb: string, values: object, { part }: ActionOptions = {}) =>
    run(part ?? row.id, async () => {
      const url = `/api/${resource}/${row.id}/${verb}`;
      const { data } = (await post({ ...NO_NOTIFICATIONS, url, method: 'post', values })).data;
      keep(data);
      return data;
    });
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
    call,
    explain,

    /** Changes fields of a row; the way back restores them. */
    change: async (row: Row, changes: Partial<Row>, message: string): Promise<boolean> => {
      const stored = await patch(row, changes);
      if (!stored) return false;
      const before = Object.fromEntries(Object.keys(changes).map((field) => [field, row[field]]));
      notify?.({
        type: 'success',
        message,
        cancelMutation: () => void patch(stored, before as Partial<Row>),
      });
      return true;
    },

    /** Takes the row out of use; what was done with it stays in the books. The way back brings it back as it was. */
    archive: async (row: Row & { state: string }, message: string): Promise<boolean> => {
      const done = await run(row.id, async () => {
        const what = { resource, id: row.id, meta: { version: row.version } };
        await remove({ ...NO_NOTIFICATIONS, ...what, mutationMode: 'pessimistic', invalidates: ['list'] });
        return true;
      });
      const undo = () => void restore(row, row.state);
      if (done) notify?.({ type: 'success', message, cancelMutation: undo });
      return done === true;
    },

    /** Puts an archived row back, paused, so that somebody looks at it before customers do. */
    restore: async (row: Row, message: string) => {
      if (await restore(row, 'PAUSED')) notify?.({ type: 'success', message });
    },

    /** Stores a new row made from another. */
    copy: async (from: Row, body: object, message: string): Promise<Row | null> => {
      const stored = await run(from.id, () => create(body));
      if (stored) notify?.({ type: 'success', message });
      return stored;
    },
  };
}

export type RowActions<Row extends VersionedRow> = ReturnType<typeof useRowActions<Row>>;
