import { useNotification } from '@refinedev/core';
import { EXPORT_FORMATS, type ExportFormat } from '@contracts/menu-files';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { filterQuery } from './filter-query';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useHasPermission } from '@entities/session/access';
import { requestFile } from '@shared/api/request-file';
import { downloadFile } from '@shared/table/csv';
import { Dropdown } from '@shared/ui/dropdown';

const FILE_NAME = /filename="([^"]+)"/;

async function read(response: Response) {
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'customers';
  return { name, file: await response.blob(), total: Number(response.headers.get('x-total-rows') ?? 0) };
}

/** Downloads the customers that the filters of the list find, as CSV or Excel; a manager types the PIN. */
export function ExportCustomers() {
  const { t } = useTranslation('customers-data');
  const { open: notify } = useNotification();
  const { search } = useLocation();
  const showError = useErrorMessage();
  const mayExport = useHasPermission('customer.export');
  const [busy, setBusy] = useState(false);
  if (!mayExport) return null;

  const start = async (format: ExportFormat) => {
    const query = filterQuery(search);
    query.set('format', format);
    setBusy(true);
    try {
      const { name, file, total } = await requestFile(`/api/customers/export?${query.toString()}`, read);
      downloadFile(name, file);
      notify?.({ type: 'success', message: t('export.done', { count: total }) });
    } catch (error) {
      showError(error, { title: t('export.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      menu={{
        'aria-label': t('export.button'),
        items: EXPORT_FORMATS.map((format) => ({
          key: format,
          label: t(`export.${format}`),
          onClick: () => void start(format),
        })),
      }}
    >
      <Button loading={busy} icon={<Download size={16} strokeWidth={1.75} aria-hidden />}>
        {t('export.button')}
      </Button>
    </Dropdown>
  );
}
