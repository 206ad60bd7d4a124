import {
  daysOfHours,
  type HoursException,
  type HoursService,
  type OpeningHours,
} from '@domain/opening-hours';
import { localTime } from '@domain/time';
import { Select, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from './ask';
import styles from './preview.module.css';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

interface PreviewCardProps {
  hours: readonly OpeningHours[];
  exceptions: readonly HoursException[];
  services: readonly HoursService[];
  timeZone: string;
  now: Date;
}

/** What the hours come to: the next seven days where the branch is, and any instant that is asked for. */
export function PreviewCard({ hours, exceptions, services, timeZone, now }: PreviewCardProps) {
  const { t } = useTranslation('hours');
  const { day: dayWords } = useFormat();
  const words = useHoursWords();
  const [chosen, setService] = useState<HoursService | null>(null);
  const service = chosen ?? services[0] ?? 'ALL';
  const first = localTime(now, timeZone).day;
  // Half-typed times open nothing yet.
  const whole = hours.map((row) => ({
    ...row,
    periods: row.periods.filter(({ opens, closes }) => opens && closes),
  }));
  const days = daysOfHours(whole, exceptions, service, { first, count: 7 }, timeZone);

  return (
    <Card
      title={t('preview.title')}
      actions={
        services.length > 1 && (
          <Select
            aria-label={t('preview.service')}
            value={service}
            options={services.map((value) => ({ value, label: t(`services.${value}`) }))}
            onChange={setService}
            popupMatchSelectWidth={false}
          />
        )
      }
    >
      <ul className={styles.days}>
        {days.map(({ day, openings, exception }) => (
          <li key={day} className={styles.day}>
            <span>
              {dayWords(day, 'long')} {day === first && <Tag>{t('preview.today')}</Tag>}
            </span>
            <span className={openings.length === 0 ? styles.closed : undefined}>
              {words.periods(openings.map(({ period }) => period))}
              {exception && <Tag>{exception.reason || t('ask.noReason')}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      <Ask {...{ hours: whole, exceptions, service, timeZone, now }} />
    </Card>
  );
}
