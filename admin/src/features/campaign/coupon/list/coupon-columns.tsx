import type { CouponDto } from '@contracts/coupons';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './list.module.css';
import { costBps } from '../coupon-values';
import { PhaseTag } from '../phase-tag';
import { useGiftWords } from '../use-gift-words';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import type { ListColumn } from '@shared/table/list-columns';
import { Tag } from '@shared/ui/tag';

/** The columns of the list; the code links to the page of the coupon where there is one to open. */
export function useCouponColumns(pathOf: (row: CouponDto) => string | null): ListColumn<CouponDto>[] {
  const { t } = useTranslation('coupons');
  const { number, percent } = useFormat();
  const giftWords = useGiftWords();
  return [
    {
      key: 'code',
      title: t('fields.code'),
      sorter: true,
      render: (row) => {
        const path = pathOf(row);
        return (
          <span className={styles.coupon}>
            <span className={styles.code}>
              {path === null ? row.code : <Link to={path}>{row.code}</Link>}
              {row.autoApply && <Tag icon={Zap}>{t('automatic')}</Tag>}
            </span>
            <span className={styles.faint}>{row.name}</span>
          </span>
        );
      },
    },
    {
      key: 'gift',
      title: t('columns.gift'),
      from: 720,
      card: 'line',
      render: (row) => giftWords(row),
    },
    {
      key: 'phase',
      title: t('fields.state'),
      card: 'end',
      render: ({ phase }) => <PhaseTag phase={phase} />,
    },
    {
      key: 'usedCount',
      title: t('columns.uses'),
      align: 'end',
      sorter: true,
      card: 'line',
      render: ({ uses, rules }) => (
        <span className={styles.sum}>
          <span className="figures">{number(uses)}</span>
          {rules.usage && (
            <span className={styles.faint}>{t('ofLimit', { limit: number(rules.usage.usageLimit) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'sold',
      title: t('columns.sold'),
      align: 'end',
      from: 860,
      card: 'line',
      render: ({ soldCents }) => <Money cents={soldCents} />,
    },
    {
      key: 'usedCents',
      title: t('columns.cost'),
      align: 'end',
      sorter: true,
      card: 'line',
      render: (row) => {
        const share = costBps(row);
        return (
          <span className={styles.sum}>
            <Money cents={row.discountCents} />
            {share !== null && (
              <span className={styles.faint}>{t('ofSales', { share: percent(share, 1) })}</span>
            )}
          </span>
        );
      },
    },
  ];
}
