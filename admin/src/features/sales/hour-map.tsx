import type { SalesGroup } from '@domain/sales';
import type { Weekday } from '@domain/time';
import { useTranslation } from 'react-i18next';
import styles from './sales.module.css';
import { HeatCell } from '@shared/chart/heat-cell';
import heat from '@shared/chart/heat-map.module.css';
import { useFormat } from '@shared/format/context';
import { classes } from '@shared/ui/classes';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Monday first. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Orders by hour and weekday: a table whose cells are darker the more there were. An hour is a row, so that it fits a phone. */
export function HourMap({ rows }: { rows: SalesGroup[] }) {
  const { t } = useTranslation('sales');
  const { hour: writeHour, number, weekday, money } = useFormat();
  const groups = new Map(rows.map((row) => [row.key, row]));
  const at = (day: Weekday, hour: number) => groups.get(`${day}-${hour}`);
  const hours = HOURS.filter((hour) => WEEKDAYS.some((day) => at(day, hour)));
  const most = Math.max(1, ...rows.map(({ orders }) => orders));
  return (
    <table className={classes(heat.map, styles.map)}>
      <caption className="visually-hidden">{t('breakdown.mapCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('breakdown.dimensions.hour')}</th>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row" className="figures">
              {writeHour(hour)}
            </th>
            {WEEKDAYS.map((day) => {
              const group = at(day, hour);
              const label = t('breakdown.mapCell', {
                ...{ day: weekday(day), hour: writeHour(hour) },
                ...{ count: group?.orders ?? 0, value: money(group?.grossCents ?? 0) },
              });
              return (
                <HeatCell key={day} value={group?.orders ?? 0} most={most} title={label}>
                  <span aria-hidden>{group && number(group.orders)}</span>
                  <span className="visually-hidden">{label}</span>
                </HeatCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
