import type { SellerDto } from '@contracts/sellers';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Goal } from './goal';
import { useRuleWords } from './rule-words';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';
import { RowButton } from '@shared/table/row-button';
import { Tag } from '@shared/ui/tag';

/** What a row tells that is `width` pixels wide; `onEdit` is left out where nothing may be changed. */
export function useSellerColumns(width: number, onEdit?: (row: SellerDto) => void): Column<SellerDto>[] {
  const { t } = useTranslation('sellers');
  const rule = useRuleWords();
  const beside = width >= 720;
  const columns: FittingColumn<SellerDto>[] = [
    {
      shown: true,
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            {onEdit ? <RowButton onClick={() => onEdit(row)}>{row.name}</RowButton> : row.name}
            {row.state === 'PAUSED' && <Tag icon={CirclePause}>{t('states.PAUSED')}</Tag>}
          </span>
          <span className={styles.code}>{row.code}</span>
          {!beside && (
            <span className={styles.faint}>
              {t('soldShort')} <Money cents={row.month.soldCents} />
            </span>
          )}
        </span>
      ),
    },
    { shown: width >= 960, key: 'rule', title: t('columns.rule'), render: (_, row) => rule(row) },
    {
      shown: beside,
      key: 'sold',
      title: t('columns.sold'),
      align: 'end',
      render: (_, { month }) => (
        <span className={styles.sum}>
          <Money cents={month.soldCents} />
          <span className={styles.faint}>{t('orders', { count: month.orders })}</span>
        </span>
      ),
    },
    {
      shown: width >= 440,
      key: 'earned',
      title: t('columns.earned'),
      align: 'end',
      render: (_, { month }) => <Money cents={month.earnedCents} />,
    },
    { shown: beside, key: 'goal', title: t('columns.goal'), render: (_, row) => <Goal seller={row} /> },
  ];
  return fittingColumns(columns);
}
