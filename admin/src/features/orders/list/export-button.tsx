import { useTranslation } from 'react-i18next';
import { collectOrders, MOST_EXPORTED } from './export-orders';
import { ordersCsv } from './orders-csv';
import type { OrderList } from './use-order-list';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';
import { sheetTime } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

/** What the filters find, as a file. */
export function ExportOrders({ list }: { list: OrderList }) {
  const { t } = useTranslation(['orders', 'order']);
  const { currency, timeZone, number } = useFormat();
  const branches = useBranches();
  const collect = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const { orders, cut } = await collectOrders(list.query, { signal, onProgress });
    const csv = await ordersCsv(orders, {
      t: (key) => t(key),
      currency,
      branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? '',
      instant: (at) => sheetTime(at, timeZone),
    });
    const message = t(cut ? 'list.exportCut' : 'list.exported', {
      count: orders.length,
      most: number(MOST_EXPORTED),
    });
    return { fileName: `${t('list.fileName')}-${list.today}.csv`, csv, cut, message };
  };
  return (
    <ExportButton
      label={(count) =>
        count === null ? t('list.export') : t('list.exporting', { count, shown: number(count) })
      }
      disabled={!list.data || list.data.length === 0}
      collect={collect}
      failed={t('list.exportFailed')}
    />
  );
}
