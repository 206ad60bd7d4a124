import type { CustomerDto } from '@contracts/customers';
import { Ban, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SegmentTag } from '../segment-tag';
import styles from '../customers.module.css';
import { Money } from '@entities/money/money';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import type { ListColumn } from '@shared/table/list-columns';
import { Tag } from '@shared/ui/tag';

/** The columns of the list of customers; the name links to the page of the row. */
export function useCustomerColumns(pathOf: (row: CustomerDto) => string): ListColumn<CustomerDto>[] {
  const { t } = useTranslation('customers');
  const { number, relative } = useFormat();
  const now = useNow();
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            <Link to={pathOf(row)}>{row.name || t('nameless')}</Link>
            {row.state === 'BLOCKED' && (
              <Tag tone="cancelled" icon={Ban}>
                {t('states.BLOCKED')}
              </Tag>
            )}
            {row.allergies && (
              <Tag tone="waiting" icon={TriangleAlert}>
                {t('fields.allergies')}
              </Tag>
            )}
          </span>
          <span className={styles.faint}>
            <CustomerPhone phone={row.phone} />
            {row.email && ` · ${row.email}`}
          </span>
        </span>
      ),
    },
    {
      key: 'segment',
      title: t('fields.segment'),
      card: 'end',
      render: ({ segment }) => <SegmentTag segment={segment} />,
    },
    {
      key: 'orderCount',
      title: t('fields.orderCount'),
      from: 800,
      align: 'end',
      sorter: true,
      card: 'line',
      render: ({ orderCount }) => number(orderCount),
    },
    {
      key: 'spentCents',
      title: t('fields.spentCents'),
      align: 'end',
      sorter: true,
      card: 'line',
      render: ({ spentCents }) => <Money cents={spentCents} />,
    },
    {
      key: 'lastOrderAt',
      title: t('fields.lastOrderAt'),
      sorter: true,
      card: 'line',
      render: ({ lastOrderAt }) => (lastOrderAt ? relative(lastOrderAt, now) : '–'),
    },
    {
      key: 'tags',
      title: t('fields.tags'),
      from: 1000,
      render: ({ tags }) => (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ),
    },
  ];
}
