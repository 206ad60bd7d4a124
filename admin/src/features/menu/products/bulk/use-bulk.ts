import { useNotification } from '@refinedev/core';
import type { BulkDto } from '@contracts/menu-bulk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkApi, type BulkChanges, type BulkKind } from './bulk-changes';
import { useRefusalSummary } from './use-refusal-summary';
import { useErrorMessage } from '@entities/record/use-error-message';
import type { ProductRow } from '../use-product-actions';

const UNDO_SECONDS = 20;

interface BulkOptions {
  /** After rows were changed. */
  onChanged: (result: BulkDto) => void;
}

/** Changes many products at once, tells what was left as it is and why, and takes all of it back. */
export function useBulk({ onChanged }: BulkOptions) {
  const { t } = useTranslation('menu');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const leftOut = useRefusalSummary();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<BulkDto>): Promise<BulkDto | null> => {
    setBusy(true);
    try {
      const result = await work();
      onChanged(result);
      return result;
    } catch (error) {
      showError(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const tell = (products: 'done' | 'undone', result: BulkDto, undo?: () => void) => {
    const [count, groups] = [result.changed.length, result.groups.length];
    const message = [
      ...(count > 0 ? [t(`bulk.${products}`, { count })] : []),
      ...(groups > 0 ? [t(`bulk.groups.${products}`, { count: groups })] : []),
    ].join(' · ');
    const description = leftOut(result.refused);
    const none = count + groups === 0;
    notify?.({
      type: none ? 'error' : description ? 'progress' : 'success',
      message: none ? t('bulk.none') : message,
      ...(description && { description }),
      ...(undo && !none && { cancelMutation: undo, undoableTimeout: UNDO_SECONDS }),
    });
  };
  const undo = async (done: BulkDto) => {
    const back = await run(() => bulkApi.undo(done));
    if (back) tell('undone', back);
  };

  return {
    busy,
    apply: async <K extends BulkKind>(
      kind: K,
      products: readonly ProductRow[],
      said: BulkChanges[K],
    ): Promise<boolean> => {
      const done = await run(() => bulkApi.change(kind, products, said));
      if (done) tell('done', done, () => void undo(done));
      return done !== null;
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
