import type { CommissionDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import type { CsvColumn } from '@shared/table/csv';

/** The file of the commissions that a list finds. */
export function useExportedCommissions(): { fileName: string; columns: CsvColumn<CommissionDto>[] } {
  const { t } = useTranslation('sellers');
  const format = useFormat();
  const amount = (cents: number) => format.amount(cents, false);
  return {
    fileName: t('export.commissions'),
    columns: [
      { title: t('commissions.order'), value: (row) => row.orderNumber },
      { title: t('commissions.day'), value: (row) => row.businessDay },
      { title: t('commissions.seller'), value: (row) => row.sellerName },
      { title: t('commissions.sold'), value: (row) => amount(row.soldCents) },
      { title: t('commissions.gross'), value: (row) => amount(row.amountCents) },
      { title: t('commissions.reversed'), value: (row) => amount(row.reversedCents) },
      { title: t('commissions.amount'), value: (row) => amount(row.netCents) },
      { title: t('commissions.state'), value: (row) => t(`commissionStates.${row.state}`) },
    ],
  };
}
