import type { CustomerFiguresDto } from '@contracts/customers';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { addressLines } from '@entities/ticket/address-lines';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';
import { Tag } from '@shared/ui/tag';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** How often, for how much and when the customer orders, and what they like. */
export function FiguresCard({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const { money, number, weekday } = useFormat();
  const { data, error, refetch } = useApi<CustomerFiguresDto>(`/api/customers/${id}/figures`);
  if (error && !data) return <ErrorState compact error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={4} height={20} />;
  const { usualHour, usualAddress, usualIntervalDays, averageTicketCents } = data;
  const usualWeekday = WEEKDAYS.find((each) => each === data.usualWeekday) ?? null;
  const time =
    usualHour === null || usualWeekday === null
      ? '–'
      : t('figures.time', { day: weekday(usualWeekday, 'short'), hour: usualHour });
  const figures = [
    ['orders', number(data.orderCount)],
    ['spent', money(data.spentCents)],
    ['ticket', averageTicketCents === null ? '–' : money(averageTicketCents)],
    [
      'interval',
      usualIntervalDays === null
        ? '–'
        : t('figures.days', { count: Math.round(usualIntervalDays), days: number(usualIntervalDays, 1) }),
    ],
    ['usual', time],
  ] as const;
  return (
    <Card title={t('figures.title')}>
      <dl className={styles.figures}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.favouriteProducts.length > 0 && (
        <ul className={styles.products} aria-label={t('figures.favourites')}>
          {data.favouriteProducts.map(({ productId, name, orders }) => (
            <li key={productId}>
              <Tag>
                {name} · {t('figures.times', { count: orders })}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {usualAddress && (
        <p className={styles.faint}>
          {t('figures.address', { address: addressLines(usualAddress).slice(0, 2).join(', ') })}
        </p>
      )}
    </Card>
  );
}
