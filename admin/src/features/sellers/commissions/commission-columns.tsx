import type { CommissionDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CommissionTag } from './commission-tag';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';

const ORDER = '/dashboard/orders/details/:id';

/** What a row tells that is `width` pixels wide. */
export function useCommissionColumns(width: number): Column<CommissionDto>[] {
  const { t } = useTranslation('sellers');
  const { day } = useFormat();
  const beside = width >= 760;
  const wide = width >= 480;
  const columns: FittingColumn<CommissionDto>[] = [
    {
      shown: true,
      key: 'orderNumber',
      title: t('commissions.order'),
      sorter: true,
      render: (_, row) => (
        <span className={styles.who}>
          <Link to={fillPath(ORDER, { id: row.orderId })} className="figures">
            {row.orderNumber}
          </Link>
          {!beside && <span className={styles.faint}>{row.sellerName}</span>}
          {!wide && <CommissionTag commission={row} />}
        </span>
      ),
    },
    { shown: beside, key: 'seller', title: t('commissions.seller'), render: (_, row) => row.sellerName },
    {
      shown: width >= 560,
      key: 'businessDay',
      title: t('commissions.day'),
      sorter: true,
      render: (_, row) => day(row.businessDay),
    },
    {
      shown: beside,
      key: 'sold',
      title: t('commissions.sold'),
      align: 'end',
      render: (_, row) => <Money cents={row.soldCents} />,
    },
    {
      shown: true,
      key: 'amountCents',
      title: t('commissions.amount'),
      align: 'end',
      sorter: true,
      render: (_, row) => (
        <span className={styles.sum}>
          <Money cents={row.netCents} />
          {row.reversedCents > 0 && (
            <span className={styles.faint}>
              −<Money cents={row.reversedCents} />
            </span>
          )}
        </span>
      ),
    },
    {
      shown: wide,
      key: 'state',
      title: t('commissions.state'),
      render: (_, row) => <CommissionTag commission={row} />,
    },
  ];
  return fittingColumns(columns);
}
