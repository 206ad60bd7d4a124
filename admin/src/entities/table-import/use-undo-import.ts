import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportAnswer, LastImport, TableImport } from './table-import';
import { useErrorMessage } from '../record/use-error-message';

/** The latest import that can be undone, and its undoing. */
export function useUndoImport<Answer extends ImportAnswer, Undone, Last extends LastImport>({
  api,
  lastKey,
  refresh: readAgain,
}: TableImport<Answer, Undone, Last>) {
  const client = useQueryClient();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [undone, setUndone] = useState<Undone | null>(null);
  const { data: last } = useQuery({ queryKey: lastKey, queryFn: () => api.last() });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: lastKey });
    await readAgain();
  };
  const undo = async (id: string) => {
    setBusy(true);
    try {
      setUndone(await api.undo(id));
    } catch (error) {
      showError(error);
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
    refresh,
    clear: () => setUndone(null),
  };
}
