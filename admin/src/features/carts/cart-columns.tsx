import type { CartDto } from '@contracts/carts';
import { counted } from '@domain/menu/unit';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CartStateTag, ObstacleTag } from './cart-tags';
import styles from './carts.module.css';
import { Money } from '@entities/money/money';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';
import { RowButton } from '@shared/table/row-button';

/** What a row tells that is `width` pixels wide. */
export function useCartColumns(width: number, onOpen: (cart: CartDto) => void): Column<CartDto>[] {
  const { t } = useTranslation(['carts', 'order']);
  const { relative } = useFormat();
  const now = useNow();
  const columns: FittingColumn<CartDto>[] = [
    {
      shown: true,
      key: 'customer',
      title: t('customer'),
      render: (_, row) => (
        <span className={styles.who}>
          <RowButton onClick={() => onOpen(row)}>{row.contact.name || t('unknown')}</RowButton>
          {row.contact.phone && (
            <span className={styles.faint}>
              <CustomerPhone phone={row.contact.phone} />
            </span>
          )}
          {width < 720 && <span className={styles.faint}>{itemsOf(row)}</span>}
          {width < 560 && (
            <>
              <CartStateTag cart={row} />
              <ObstacleTag obstacle={row.obstacle} />
            </>
          )}
        </span>
      ),
    },
    {
      shown: width >= 1200,
      key: 'channel',
      title: t('channel'),
      render: (_, row) => <span className={styles.unbroken}>{t(`order:channels.${row.channel}`)}</span>,
    },
    { shown: width >= 720, key: 'items', title: t('items'), render: (_, row) => itemsOf(row) },
    {
      shown: true,
      key: 'valueCents',
      title: t('value'),
      align: 'end',
      sorter: true,
      render: (_, row) => <Money cents={row.valueCents} />,
    },
    { shown: width >= 900, key: 'step', title: t('step'), render: (_, row) => t(`steps.${row.step}`) },
    {
      shown: width >= 560,
      key: 'obstacle',
      title: t('obstacle'),
      render: (_, row) => <ObstacleTag obstacle={row.obstacle} />,
    },
    {
      shown: width >= 560,
      key: 'state',
      title: t('state'),
      render: (_, row) => <CartStateTag cart={row} />,
    },
    {
      shown: width >= 900,
      key: 'reminded',
      title: t('reminded'),
      render: (_, row) => {
        const count = [row.autoRemindedAt, row.handRemindedAt].filter(Boolean).length;
        return count === 0 ? (
          '–'
        ) : (
          <span className={styles.reminded}>
            <BellRing size={14} strokeWidth={1.5} aria-hidden /> {t('times', { count })}
          </span>
        );
      },
    },
    {
      shown: width >= 420,
      key: 'lastActivityAt',
      title: t('age'),
      align: 'end',
      sorter: true,
      render: (_, row) => relative(row.lastActivityAt, now),
    },
  ];
  return fittingColumns(columns);
}

const MOST = 3;

/** The first items in a line. */
function itemsOf({ items }: CartDto): string {
  const named = items.slice(0, MOST).map(({ quantity, unit, name }) => `${counted(quantity, unit)} ${name}`);
  return [...named, ...(items.length > MOST ? [`+${items.length - MOST}`] : [])].join(', ');
}
