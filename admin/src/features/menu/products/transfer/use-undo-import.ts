import { useNotification } from '@refinedev/core';
import type { ImportDto, ImportUndoDto } from '@contracts/menu-files';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalSummary } from '../bulk/use-refusal-summary';
import { useErrorMessage } from '@entities/record/use-error-message';
import { menuFileApi } from '@entities/menu-file/menu-file-api';
import { ApiError } from '@shared/api/error';

const UNDO_SECONDS = 20;
const TOAST = 'import';

/** Undoes imports: the one just stored, by a toast as well, and the latest that the server still can undo. */
export function useUndoImport(branchId: string, { enabled }: { enabled: boolean }) {
  const { t } = useTranslation('menu-file');
  const { open: notify, close: dismiss } = useNotification();
  const client = useQueryClient();
  const showError = useErrorMessage();
  const leftOut = useRefusalSummary();
  const [busy, setBusy] = useState(false);
  const [undone, setUndone] = useState<ImportUndoDto | null>(null);
  const queryKey = ['last-import', branchId];
  const { data: last } = useQuery({ queryKey, queryFn: () => menuFileApi.last(branchId), enabled });
  const refresh = () => client.invalidateQueries({ queryKey });

  const undo = async (id: string) => {
    setBusy(true);
    dismiss?.(TOAST);
    try {
      const answer = await menuFileApi.undo(id);
      setUndone(answer);
      const none = isNone(answer);
      const description = leftOut(answer.leftOut);
      notify?.({
        type: none ? 'error' : description ? 'progress' : 'success',
        message: none ? t('undo.none') : t('undo.done', { ...answer }),
        ...(description && { description }),
      });
    } catch (error) {
      showError(error);
      // Somebody else undid it.
      if (!(error instanceof ApiError) || error.code !== 'IMPORT_GONE') return;
    } finally {
      setBusy(false);
    }
    await refresh();
  };
  return {
    busy,
    undone,
    last: last ?? null,
    undo: (id: string) => void undo(id),
    /** After a file was stored. */
    offer: ({ undo: id, counts: { created, updated } }: ImportDto) => {
      setUndone(null);
      void refresh();
      if (id === null) return;
      const message = t('transfer.result', { created, updated });
      notify?.({
        key: TOAST,
        type: 'success',
        message,
        cancelMutation: () => void undo(id),
        undoableTimeout: UNDO_SECONDS,
      });
    },
  };
}

/** Whether all of an import was left as it is. */
export const isNone = ({ restored, archived, categories }: ImportUndoDto): boolean =>
  restored + archived + categories === 0;

export type UndoImport = ReturnType<typeof useUndoImport>;
