import type { SellerSumsDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';

/** What a row tells that is `width` pixels wide: last of all it leaves out what is to be paid. */
export function usePayoutColumns(width: number): Column<SellerSumsDto>[] {
  const { t } = useTranslation('sellers');
  const amount = (
    key: 'soldCents' | 'pendingCents' | 'earnedCents' | 'approvedCents' | 'paidCents',
    from: number,
  ): FittingColumn<SellerSumsDto>[] => [
    {
      shown: width >= from,
      key,
      title: t(`payouts.columns.${key}`),
      align: 'end',
      render: (_, row) => <Money cents={row[key]} />,
    },
  ];
  const columns: FittingColumn<SellerSumsDto>[] = [
    {
      shown: true,
      key: 'name',
      title: t('fields.name'),
      render: (_, row) => (
        <span className={styles.who}>
          {row.sellerName}
          <span className={styles.faint}>{t('orders', { count: row.orders })}</span>
        </span>
      ),
    },
    ...amount('soldCents', 560),
    ...amount('pendingCents', 900),
    ...amount('earnedCents', 760),
    ...amount('approvedCents', 520),
    ...amount('paidCents', 640),
  ];
  return fittingColumns(columns);
}
