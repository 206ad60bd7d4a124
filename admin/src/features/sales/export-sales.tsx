import { Button } from 'antd';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sales.module.css';
import { useErrorMessage } from '@entities/record/use-error-message';
import { requestNamedFile } from '@shared/api/request-file';
import { downloadFile } from '@shared/table/csv';
import { Dropdown } from '@shared/ui/dropdown';

const FORMATS = ['csv', 'xlsx'] as const;

interface ExportSalesProps {
  query: { branch: string; from: string; to: string };
}

/** The table by day as a file, and the report on paper. */
export function ExportSales({ query }: ExportSalesProps) {
  const { t } = useTranslation('sales');
  const showError = useErrorMessage();
  const [loading, setLoading] = useState(false);
  const download = async (format: (typeof FORMATS)[number]) => {
    setLoading(true);
    try {
      const { name, file } = await requestNamedFile(
        `/api/sales/export?${new URLSearchParams({ ...query, format })}`,
      );
      downloadFile(name, file);
    } catch (error) {
      showError(error, { title: t('export.failed') });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
        {t('export.print')}
      </Button>
      <Dropdown
        menu={{
          'aria-label': t('export.button'),
          items: FORMATS.map((format) => ({
            key: format,
            label: t(`export.${format}`),
            onClick: () => void download(format),
          })),
        }}
      >
        <Button loading={loading} icon={<Download size={16} strokeWidth={1.75} aria-hidden />}>
          {t('export.button')}
        </Button>
      </Dropdown>
    </div>
  );
}
