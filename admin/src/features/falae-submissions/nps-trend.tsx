import type { FeedbackSummaryDto } from '@contracts/feedback';
import { useTranslation } from 'react-i18next';
import styles from './feedback.module.css';
import { useFormat } from '@shared/format/context';

/** The score of each week as a bar from zero, up to 100 or down to -100; weeks with few answers are faint. */
export function NpsTrend({ weeks }: { weeks: FeedbackSummaryDto['trend'] }) {
  const { t } = useTranslation('feedback');
  const { day, number } = useFormat();
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className={styles.faint}>{t('nps.trend')}</figcaption>
      <ol className={styles.trend}>
        {weeks.map(({ week, from, nps, n, enough }) => {
          const text = t('nps.week', {
            day: day(from),
            nps: nps === null ? '–' : number(Math.round(nps)),
            count: n,
          });
          const height = `${Math.abs(nps ?? 0) / 2}%`;
          const place = (nps ?? 0) < 0 ? { top: '50%', height } : { bottom: '50%', height };
          return (
            <li key={week} title={text}>
              <span className="visually-hidden">{text}</span>
              {nps !== null && (
                <span
                  aria-hidden
                  className={styles.bar}
                  data-below={nps < 0 || undefined}
                  data-few={!enough || undefined}
                  style={place}
                />
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
