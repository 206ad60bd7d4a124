import { MAX_FILE_BYTES, type ImportDto } from '@contracts/menu-files';
import { useState } from 'react';
import { menuFileApi } from './menu-file-api';
import { ApiError } from '@shared/api/error';

/** A file on its way into a menu: chosen, shown line by line, then stored as it was shown. */
export function useMenuFile(branchId: string, onStored: (result: ImportDto) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<ImportDto | null>(null);
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
  const show = async (chosen: File) => setShown(await menuFileApi.preview(branchId, chosen));

  return {
    file,
    shown,
    busy,
    problem,
    tooLarge: file !== null && file.size > MAX_FILE_BYTES,
    forget: () => {
      setFile(null);
      setShown(null);
      setProblem(null);
    },
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      setShown(null);
      setProblem(null);
      setFile(chosen);
      if (chosen.size <= MAX_FILE_BYTES) void work(() => show(chosen));
    },
    store: () => {
      if (!file || !shown) return;
      void work(async () => {
        try {
          onStored(await menuFileApi.store(branchId, file, shown));
        } catch (error) {
          // The menu is another by now: what the file does to it has to be looked at again.
          if (error instanceof ApiError && error.code === 'MENU_CHANGED') await show(file);
          throw error;
        }
      });
    },
  };
}
