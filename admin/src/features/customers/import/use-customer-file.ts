import type { ColumnMatchDto } from '@contracts/column-match';
import { MAX_CUSTOMER_FILE_BYTES, type CustomerImportDto } from '@contracts/customer-files';
import { useState } from 'react';
import { customerImportApi, type ChosenColumns } from './import-api';
import { withChoice } from '@entities/column-match/column-choice';
import { ApiError } from '@shared/api/error';

/** A file on its way into the customers: chosen, its columns matched, previewed line by line, then stored. */
export function useCustomerFile(onStored: (result: CustomerImportDto) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<CustomerImportDto | null>(null);
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
  const preview = async (chosen: File, by: ChosenColumns) => {
    try {
      const answer = await customerImportApi.preview(chosen, by);
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
    isTooLarge: file !== null && file.size > MAX_CUSTOMER_FILE_BYTES,
    reset: () => reset(null),
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      reset(chosen);
      if (chosen.size <= MAX_CUSTOMER_FILE_BYTES) void work(() => preview(chosen, null));
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
      if (file && shown) void work(async () => onStored(await customerImportApi.store(file, columns)));
    },
  };
}
