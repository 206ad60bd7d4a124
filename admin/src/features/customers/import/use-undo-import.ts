import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerImportUndoDto } from '@contracts/customer-files';
import { useState } from 'react';
import { customerImportApi } from './import-api';
import { CUSTOMER_REPORTS } from '../use-merge';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';

const LAST_IMPORT = ['last-customer-import'];

/** The latest import of customers that can be undone, and its undoing. */
export function useUndoImport() {
  const client = useQueryClient();
  const showError = useErrorMessage();
  const invalidateReads = useInvalidateReads();
  const [busy, setBusy] = useState(false);
  const [undone, setUndone] = useState<CustomerImportUndoDto | null>(null);
  const { data: last } = useQuery({ queryKey: LAST_IMPORT, queryFn: () => customerImportApi.last() });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: LAST_IMPORT });
    await invalidateReads({ resources: ['customers'], paths: CUSTOMER_REPORTS });
  };
  const undo = async (id: string) => {
    setBusy(true);
    try {
      setUndone(await customerImportApi.undo(id));
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
