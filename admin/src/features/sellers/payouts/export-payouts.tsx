import type { SellerSumsDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import type { Period } from './period';
import { useFormat } from '@shared/format/context';
import { toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

/** The sums of a period as a sheet. */
export function ExportPayouts({ rows, period }: { rows: readonly SellerSumsDto[]; period: Period }) {
  const { t } = useTranslation('sellers');
  const format = useFormat();
  const amount = (cents: number) => format.amount(cents, false);
  const collect = async () => ({
    fileName: `${t('export.payouts')} ${period.from} ${period.to}.csv`,
    csv: await toCsv(rows, [
      { title: t('fields.name'), value: (row) => row.sellerName },
      { title: t('payouts.columns.orders'), value: (row) => row.orders },
      { title: t('payouts.columns.soldCents'), value: (row) => amount(row.soldCents) },
      { title: t('payouts.columns.pendingCents'), value: (row) => amount(row.pendingCents) },
      { title: t('payouts.columns.earnedCents'), value: (row) => amount(row.earnedCents) },
      { title: t('payouts.columns.approvedCents'), value: (row) => amount(row.approvedCents) },
      { title: t('payouts.columns.paidCents'), value: (row) => amount(row.paidCents) },
    ]),
    cut: false,
    message: t('export.done', { count: rows.length }),
  });
  return (
    <ExportButton
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
      }}
      disabled={rows.length === 0}
      collect={collect}
    />
  );
}
