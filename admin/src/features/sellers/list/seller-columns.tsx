import type { SellerDto } from '@contracts/sellers';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Goal } from './goal';
import { useRuleWords } from './rule-words';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import type { ListColumn } from '@shared/table/list-columns';
import { RowButton } from '@shared/table/row-button';
import { Tag } from '@shared/ui/tag';

/** The columns of the list; `onEdit` is left out where nothing may be changed. */
export function useSellerColumns(onEdit?: (row: SellerDto) => void): ListColumn<SellerDto>[] {
  const { t } = useTranslation('sellers');
  const rule = useRuleWords();
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            {onEdit ? <RowButton onClick={() => onEdit(row)}>{row.name}</RowButton> : row.name}
            {row.state === 'PAUSED' && <Tag icon={CirclePause}>{t('states.PAUSED')}</Tag>}
          </span>
          <span className={styles.code}>{row.code}</span>
        </span>
      ),
    },
    { key: 'rule', title: t('columns.rule'), from: 960, render: (row) => rule(row) },
    {
      key: 'sold',
      title: t('columns.sold'),
      align: 'end',
      from: 720,
      card: 'line',
      render: ({ month }) => (
        <span className={styles.sum}>
          <Money cents={month.soldCents} />
          <span className={styles.faint}>{t('orders', { count: month.orders })}</span>
        </span>
      ),
    },
    {
      key: 'earned',
      title: t('columns.earned'),
      align: 'end',
      card: 'line',
      render: ({ month }) => <Money cents={month.earnedCents} />,
    },
    { key: 'goal', title: t('columns.goal'), from: 720, render: (row) => <Goal seller={row} /> },
  ];
}
