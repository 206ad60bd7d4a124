import type { CommissionDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { toCsv } from '@shared/table/csv';
import { ExportList, type ExportedList } from '@shared/table/export-list';

/** The commissions that the filters find, on every page, as a sheet. */
export function ExportCommissions({ branchId, list }: { branchId: string; list: ExportedList }) {
  const { t } = useTranslation('sellers');
  const format = useFormat();
  const amount = (cents: number) => format.amount(cents, false);
  const toSheet = (commissions: readonly CommissionDto[]) =>
    toCsv(commissions, [
      { title: t('commissions.order'), value: (row) => row.orderNumber },
      { title: t('commissions.day'), value: (row) => row.businessDay },
      { title: t('commissions.seller'), value: (row) => row.sellerName },
      { title: t('commissions.sold'), value: (row) => amount(row.soldCents) },
      { title: t('commissions.gross'), value: (row) => amount(row.amountCents) },
      { title: t('commissions.reversed'), value: (row) => amount(row.reversedCents) },
      { title: t('commissions.amount'), value: (row) => amount(row.netCents) },
      { title: t('commissions.state'), value: (row) => t(`commissionStates.${row.state}`) },
    ]);
  return (
    <ExportList
      resource="commissions"
      list={list}
      within={[{ field: 'branchId', operator: 'eq', value: branchId }]}
      fileName={t('export.commissions')}
      toSheet={toSheet}
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
        cut: (most) => t('export.cut', { most }),
        done: (count) => t('export.done', { count }),
      }}
    />
  );
}
