import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectOrders, MOST_EXPORTED } from './export-orders';
import { ordersCsv } from './orders-csv';
import type { OrderList } from './use-order-list';
import { useBranches } from '@entities/branch/branch';
import { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { download, sheetTime } from '@shared/table/csv';
import { Button } from '@shared/ui/button';
import { showToast } from '@shared/ui/toast-store';

/** What the filters find, as a file. A second press gives up. */
export function ExportButton({ list }: { list: OrderList }) {
  const { t } = useTranslation(['orders', 'order']);
  const { currency, timeZone, number } = useFormat();
  const branches = useBranches();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const mine = (running.current = new AbortController());
    setCount(0);
    try {
      const { orders, cut } = await collectOrders(list.query, { signal: mine.signal, onProgress: setCount });
      const csv = ordersCsv(orders, {
        t: (key) => t(key),
        currency,
        branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? '',
        instant: (at) => sheetTime(at, timeZone),
      });
      download(`${t('list.fileName')}-${list.today}.csv`, csv);
      showToast({
        kind: cut ? 'info' : 'success',
        message: t(cut ? 'list.exportCut' : 'list.exported', {
          count: orders.length,
          most: number(MOST_EXPORTED),
        }),
      });
    } catch (error) {
      if (mine.signal.aborted) return;
      const why = error instanceof ApiError ? error.message : '';
      showToast({ kind: 'error', message: t('list.exportFailed'), description: why });
    } finally {
      running.current = null;
      setCount(null);
    }
  };

  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={!list.data || list.data.length === 0}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {count === null ? t('list.export') : t('list.exporting', { count, shown: number(count) })}
    </Button>
  );
}
