import { useDataProvider, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { CommissionDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { moneyForField } from '@shared/format/money';
import { collectList } from '@shared/table/collect-list';
import { MOST_EXPORTED } from '@shared/table/collect-pages';
import { toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

interface ExportCommissionsProps {
  branchId: string;
  list: { filters: CrudFilter[]; sorters: CrudSort[]; total: number };
}

/** The commissions that the filters find, on every page, as a sheet. */
export function ExportCommissions({ branchId, list }: ExportCommissionsProps) {
  const { t } = useTranslation('sellers');
  const { number, currency, language } = useFormat();
  const { getList } = useDataProvider()();
  const amount = (cents: number) => moneyForField(cents, currency, language);

  const collect = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const filters: CrudFilter[] = [...list.filters, { field: 'branchId', operator: 'eq', value: branchId }];
    const question = { resource: 'commissions', filters, sorters: list.sorters };
    const { rows, cut } = await collectList<CommissionDto>(getList, question, { signal, onProgress });
    const csv = await toCsv(rows, [
      { title: t('commissions.order'), value: (row) => row.orderNumber },
      { title: t('commissions.day'), value: (row) => row.businessDay },
      { title: t('commissions.seller'), value: (row) => row.sellerName },
      { title: t('commissions.sold'), value: (row) => amount(row.soldCents) },
      { title: t('commissions.gross'), value: (row) => amount(row.amountCents) },
      { title: t('commissions.reversed'), value: (row) => amount(row.reversedCents) },
      { title: t('commissions.amount'), value: (row) => amount(row.netCents) },
      { title: t('commissions.state'), value: (row) => t(`commissionStates.${row.state}`) },
    ]);
    const message = cut
      ? t('export.cut', { most: number(MOST_EXPORTED) })
      : t('export.done', { count: rows.length });
    return { fileName: `${t('export.commissions')}.csv`, csv, cut, message };
  };
  return (
    <ExportButton
      label={(count) => t(count === null ? 'export.button' : 'export.exporting')}
      disabled={list.total === 0}
      collect={collect}
      failed={t('export.failed')}
    />
  );
}
