import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOrders, type ExportFormat, type Progress } from './download-orders';
import type { OrderList } from './use-order-list';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { downloadFile } from '@shared/table/csv';
import { Dropdown } from '@shared/ui/dropdown';

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

/** What the filters find, as a file that the server writes while it reads. While it comes, a press gives up. */
export function ExportOrders({ list }: { list: OrderList }) {
  const { t } = useTranslation(['orders-list', 'orders']);
  const { number } = useFormat();
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const mayTakeCustomers = useGrant('customer.export') === 'full';
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    const mine = (running.current = new AbortController());
    setProgress({ rows: 0, total: null });
    try {
      const { file, total } = await downloadOrders(list.query, format, {
        signal: mine.signal,
        onProgress: setProgress,
      });
      downloadFile(`${t('orders:list.fileName')}-${list.today}.${format}`, file);
      notify?.({ type: 'success', message: t('export.done', { count: total, shown: number(total) }) });
    } catch (error) {
      if (mine.signal.aborted) return;
      showError(error, { title: t('orders:list.exportFailed') });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  if (progress) {
    const { rows, total } = progress;
    const shown = t('export.rows', { rows: number(rows), total: total === null ? '…' : number(total) });
    // A button that is `loading` would not hear that it is pressed.
    return (
      <Button icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={() => running.current?.abort()}>
        {t('export.stop', { shown })}
      </Button>
    );
  }
  const formats = FORMATS.map((format) => ({
    key: format,
    label: t(`export.${format}`),
    onClick: () => void start(format),
  }));
  return (
    <Dropdown
      menu={{
        'aria-label': t('orders:list.export'),
        items: mayTakeCustomers
          ? formats
          : [{ type: 'group', key: 'formats', label: t('export.masked'), children: formats }],
      }}
    >
      <Button
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        disabled={!list.data || list.data.length === 0}
      >
        {t('orders:list.export')}
      </Button>
    </Dropdown>
  );
}
