import type { HomeDto } from '@contracts/home';
import { localTime } from '@domain/time';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phaseOf, shownHours } from './hours';
import { BarChart } from '@shared/chart/bar-chart';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';

export function HoursChart({ home: { hours, comparedDay } }: { home: HomeDto }) {
  const { t } = useTranslation('home');
  const { hour: writeHour, number, day, timeZone } = useFormat();
  const nowHour = Math.floor(localTime(new Date(useNow()), timeZone).minutes / 60);
  const then = day(comparedDay);
  const sum = (pick: 'orders' | 'comparedOrders') => hours.reduce((total, hour) => total + hour[pick], 0);
  const empty = sum('orders') + sum('comparedOrders') === 0;

  const columns = {
    label: t('hours.hour'),
    value: t('hours.today'),
    compared: t('hours.then', { day: then }),
  };
  return (
    <Card title={t('hours.title')}>
      {empty ? (
        <EmptyState compact icon={ChartNoAxesColumn} title={t('hours.empty')} text={t('hours.emptyText')} />
      ) : (
        <BarChart
          summary={t('hours.summary', {
            today: number(sum('orders')),
            then: number(sum('comparedOrders')),
            day: then,
          })}
          columns={columns}
          format={number}
          bars={shownHours(hours, nowHour).map(({ hour, orders, comparedOrders }) => {
            const phase = phaseOf(hours, hour, nowHour);
            return {
              label: writeHour(hour),
              value: orders,
              compared: comparedOrders,
              phase: phase === 'past' ? undefined : phase,
            };
          })}
        />
      )}
    </Card>
  );
}
