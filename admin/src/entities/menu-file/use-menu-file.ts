import type { ColumnMatchDto } from '@contracts/column-match';
import { MAX_FILE_BYTES, type ImportDto } from '@contracts/menu-files';
import { useState } from 'react';
import { menuFileApi, type ChosenColumns } from './menu-file-api';
import { withChoice } from '../column-match/column-choice';
import { ApiError } from '@shared/api/error';

/** A file on its way into a menu: chosen, its columns matched, shown line by line, then stored as it was shown. */
export function useMenuFile(branchId: string, onStored: (result: ImportDto) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<ImportDto | null>(null);
  const [match, setMatch] = useState<ColumnMatchDto | null>(null);
  const [matching, setMatching] = useState(false);
  const [columns, setColumns] = useState<ChosenColumns>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const show = async (chosen: File, by: ChosenColumns) => {
    try {
      const answer = await menuFileApi.preview(branchId, chosen, by);
      setShown(answer);
      setMatch(answer.match);
    } catch (error) {
      const unmatched = error instanceof ApiError ? error.details.match : undefined;
      if (unmatched && unmatched.columns.length > 0) {
        setMatch(unmatched);
        setMatching(true);
      }
      throw error;
    }
  };
  const reset = (chosen: File | null) => {
    setFile(chosen);
    setShown(null);
    setMatch(null);
    setMatching(false);
    setColumns(null);
    setProblem(null);
  };

  return {
    file,
    shown,
    busy,
    problem,
    tooLarge: file !== null && file.size > MAX_FILE_BYTES,
    forget: () => reset(null),
    /** The columns of the file, once the server has read them. */
    match,
    matching,
    setMatching,
    applyColumns: (chosen: Record<string, string>) => {
      if (!file || !match) return;
      setColumns(chosen);
      setMatch(withChoice(match, chosen));
      setMatching(false);
      setShown(null);
      void work(() => show(file, chosen));
    },
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      reset(chosen);
      if (chosen.size <= MAX_FILE_BYTES) void work(() => show(chosen, null));
    },
    store: () => {
      if (!file || !shown) return;
      void work(async () => {
        try {
          onStored(await menuFileApi.store(branchId, file, shown, columns));
        } catch (error) {
          // The menu is another by now: what the file does to it has to be looked at again.
          if (error instanceof ApiError && error.code === 'MENU_CHANGED') await show(file, columns);
          throw error;
        }
      });
    },
  };
}
