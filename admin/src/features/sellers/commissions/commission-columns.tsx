import type { CommissionDto } from '@contracts/sellers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CommissionTag } from './commission-tag';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import type { ListColumn } from '@shared/table/list-columns';

const ORDER = '/dashboard/orders/details/:id';

export function useCommissionColumns(): ListColumn<CommissionDto>[] {
  const { t } = useTranslation('sellers');
  const { day } = useFormat();
  return [
    {
      key: 'orderNumber',
      title: t('commissions.order'),
      sorter: true,
      render: (row) => (
        <Link to={fillPath(ORDER, { id: row.orderId })} className="figures">
          {row.orderNumber}
        </Link>
      ),
    },
    {
      key: 'seller',
      title: t('commissions.seller'),
      from: 620,
      card: 'line',
      render: (row) => row.sellerName,
    },
    {
      key: 'businessDay',
      title: t('commissions.day'),
      sorter: true,
      card: 'line',
      render: (row) => day(row.businessDay),
    },
    {
      key: 'sold',
      title: t('commissions.sold'),
      align: 'end',
      from: 760,
      render: (row) => <Money cents={row.soldCents} />,
    },
    {
      key: 'amountCents',
      title: t('commissions.amount'),
      align: 'end',
      sorter: true,
      card: 'end',
      render: (row) => (
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
      key: 'state',
      title: t('commissions.state'),
      card: 'line',
      render: (row) => <CommissionTag commission={row} />,
    },
  ];
}
