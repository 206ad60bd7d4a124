import type { SalesDto } from '@contracts/sales';
import { minorDigits } from '@domain/money';
import { useTranslation } from 'react-i18next';
import { BarChart } from '@shared/chart/bar-chart';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

const AXIS_WIDTH = 52;

/** Net sales of each day, with the day it is compared with as a line. */
export function SalesChart({ sales: { days, compared, total, currency } }: { sales: SalesDto }) {
  const { t } = useTranslation('sales');
  const { day: writeDay, money, number } = useFormat();
  const summary = compared
    ? t('chart.summary', { value: money(total.netCents), before: money(compared.total.netCents) })
    : t('chart.summaryAlone', { value: money(total.netCents) });
  return (
    <Card title={t('chart.title')}>
      <BarChart
        summary={summary}
        columns={{ label: t('day'), value: t('figures.net'), compared: t('chart.compared') }}
        format={money}
        axis={{ format: (cents) => number(cents / 10 ** minorDigits(currency)), width: AXIS_WIDTH }}
        bars={days.map(({ day, netCents, partial }, index) => ({
          label: writeDay(day),
          value: netCents,
          compared: compared?.days[index]?.netCents ?? 0,
          phase: partial ? 'partial' : undefined,
        }))}
      />
    </Card>
  );
}
