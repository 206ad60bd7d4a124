import type { CartFiguresDto } from '@contracts/carts';
import { CART_OBSTACLES, type CartObstacle } from '@domain/carts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './carts.module.css';
import { remedyOf } from './remedy';
import { HeatCell } from '@shared/chart/heat-cell';
import heat from '@shared/chart/heat-map.module.css';
import { useFormat } from '@shared/format/context';
import { useMedia } from '@shared/state/use-media';
import { Card } from '@shared/ui/card';
import { classes } from '@shared/ui/classes';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What stood in the way at which hour: a table whose cells are darker the more there were, with the figure in each. */
export function HeatMap({ hours, branchId }: { hours: CartFiguresDto['hours']; branchId: string }) {
  const { t } = useTranslation('carts');
  const { hour: writeHour, number } = useFormat();
  const wide = useMedia('(min-width: 1100px)');
  const narrow = useMedia('(max-width: 659px)');
  const counts = new Map(hours.map((each) => [`${each.obstacle} ${each.hour}`, each.count]));
  const met = CART_OBSTACLES.filter((obstacle) => hours.some((each) => each.obstacle === obstacle));
  /** A day is 24 columns where there is room for them, else eight of three hours, on a phone four of six. */
  const width = wide ? 1 : narrow ? 6 : 3;
  const starts = HOURS.filter((hour) => hour % width === 0);
  const countIn = (obstacle: CartObstacle, from: number) =>
    HOURS.slice(from, from + width).reduce((sum, hour) => sum + (counts.get(`${obstacle} ${hour}`) ?? 0), 0);
  const most = Math.max(1, ...met.flatMap((obstacle) => starts.map((hour) => countIn(obstacle, hour))));

  return (
    <Card title={t('map.title')}>
      <div className={styles.scroll}>
        <table className={classes(heat.map, styles.map)}>
          <caption className="visually-hidden">{t('map.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('obstacle')}</th>
              {starts.map((hour) => (
                <th key={hour} scope="col" className="figures">
                  {writeHour(hour)}
                </th>
              ))}
              <th scope="col">{t('map.total')}</th>
            </tr>
          </thead>
          <tbody>
            {met.map((obstacle) => (
              <tr key={obstacle}>
                <th scope="row">{t(`obstacles.${obstacle}`)}</th>
                {starts.map((hour) => {
                  const count = countIn(obstacle, hour);
                  return (
                    <HeatCell key={hour} value={count} most={most}>
                      {count > 0 ? number(count) : <span className="visually-hidden">{number(0)}</span>}
                    </HeatCell>
                  );
                })}
                <td className={styles.total}>
                  {number(starts.reduce((sum, hour) => sum + countIn(obstacle, hour), 0))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.remedies}>
        {met.map((obstacle) => {
          const remedy = remedyOf(obstacle, branchId);
          return (
            remedy && (
              <li key={obstacle}>
                <strong>{t(`obstacles.${obstacle}`)}</strong> {t(`remedies.${remedy.words}`)}{' '}
                {remedy.link && <Link to={remedy.link.to}>{t(`remedies.${remedy.link.words}`)}</Link>}
              </li>
            )
          );
        })}
      </ul>
    </Card>
  );
}
