import { useNotification } from '@refinedev/core';
import type { ExportFormat } from '@contracts/menu-files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuFileApi } from '@entities/menu-file/menu-file-api';
import { ApiError } from '@shared/api/error';
import { downloadFile } from '@shared/table/csv';

/** Fetches the menu as a file and hands it to the browser to keep. */
export function useExport(branchId: string) {
  const { t } = useTranslation('menu-file');
  const { open: notify } = useNotification();
  const [exporting, setExporting] = useState<ExportFormat | null>(null);

  const fetchAs = async (format: ExportFormat) => {
    setExporting(format);
    try {
      const { name, file } = await menuFileApi.export(branchId, format);
      downloadFile(name, file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({ type: 'error', message: t('transfer.failed'), description: error.message });
    } finally {
      setExporting(null);
    }
  };
  return { exporting, exportAs: (format: ExportFormat) => void fetchAs(format) };
}
