import type { SettlementDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import styles from '../list/list.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';
import { RowButton } from '@shared/table/row-button';
import { Tag } from '@shared/ui/tag';

/** What a row tells that is `width` pixels wide. */
export function useSettlementColumns(
  width: number,
  onOpen: (settlement: SettlementDto) => void,
): Column<SettlementDto>[] {
  const { t } = useTranslation('couriers');
  const { moment } = useFormat();
  const beside = width >= 720;
  const state = (row: SettlementDto) => <Tag>{t(`settlementStates.${row.state}`)}</Tag>;
  const columns: FittingColumn<SettlementDto>[] = [
    {
      shown: true,
      key: 'courierName',
      title: t('fields.name'),
      sorter: true,
      render: (_, row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            <RowButton onClick={() => onOpen(row)}>{row.courierName}</RowButton>
          </span>
          {!beside && (
            <>
              <span className={styles.faint}>{moment(row.closedAt)}</span>
              {state(row)}
            </>
          )}
        </span>
      ),
    },
    {
      shown: beside,
      key: 'createdAt',
      title: t('settle.closedAt'),
      sorter: true,
      render: (_, row) => moment(row.closedAt),
    },
    {
      shown: width >= 900,
      key: 'deliveries',
      title: t('sums.deliveries'),
      align: 'end',
      render: (_, row) => row.deliveries,
    },
    {
      shown: true,
      key: 'balanceCents',
      title: t('sums.balance'),
      align: 'end',
      sorter: true,
      render: (_, row) => <Money cents={row.balanceCents} />,
    },
    {
      shown: width >= 900,
      key: 'countedCents',
      title: t('settle.counted'),
      align: 'end',
      render: (_, row) => row.countedCents !== null && <Money cents={row.countedCents} />,
    },
    {
      shown: width >= 560,
      key: 'differenceCents',
      title: t('settle.difference'),
      align: 'end',
      render: (_, row) => row.differenceCents !== null && <Money cents={row.differenceCents} />,
    },
    { shown: beside, key: 'state', title: t('fields.state'), render: (_, row) => state(row) },
  ];
  return fittingColumns(columns);
}
