import type { ColumnMatchDto } from '@contracts/column-match';
import { useState } from 'react';
import type { ChosenColumns } from './table-import';
import { withChoice } from '../column-match/column-choice';
import { ApiError } from '@shared/api/error';

interface Source<Answer> {
  api: {
    preview: (file: Blob, columns: ChosenColumns) => Promise<Answer>;
    store: (file: Blob, columns: ChosenColumns, sent: { key: string; shown: Answer }) => Promise<Answer>;
  };
  maxBytes: number;
  /** The code of the refusal to store a preview that is outdated: the file is previewed again. */
  outdatedCode?: string;
}

/** A file that is imported: chosen, its columns matched, previewed line by line, then stored. */
export function useTableFile<Answer extends { match: ColumnMatchDto }>(
  { api, maxBytes, outdatedCode }: Source<Answer>,
  onStored: (result: Answer) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<Answer | null>(null);
  const [match, setMatch] = useState<ColumnMatchDto | null>(null);
  const [matching, setMatching] = useState(false);
  const [columns, setColumns] = useState<ChosenColumns>(null);
  const [key, setKey] = useState('');
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
  const preview = async (chosen: File, by: ChosenColumns) => {
    setKey(crypto.randomUUID());
    try {
      const answer = await api.preview(chosen, by);
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
    match,
    matching,
    setMatching,
    isTooLarge: file !== null && file.size > maxBytes,
    reset: () => reset(null),
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      reset(chosen);
      if (chosen.size <= maxBytes) void work(() => preview(chosen, null));
    },
    applyColumns: (chosen: Record<string, string>) => {
      if (!file || !match) return;
      setColumns(chosen);
      setMatch(withChoice(match, chosen));
      setMatching(false);
      setShown(null);
      void work(() => preview(file, chosen));
    },
    store: () => {
      if (!file || !shown) return;
      void work(async () => {
        try {
          onStored(await api.store(file, columns, { key, shown }));
        } catch (error) {
          if (error instanceof ApiError && error.code === outdatedCode) await preview(file, columns);
          throw error;
        }
      });
    },
  };
}
