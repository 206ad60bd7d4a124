import type { OpeningHours } from '@domain/opening-hours';
import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { HOURS_SERVICES, toBranchHours } from '@entities/opening-hours/branch-hours';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { Card } from '@shared/ui/card';

/** The week in words, for who may not change it. */
export function HoursShown({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const values = toBranchHours(hours);
  return (
    <Card title={t('week')}>
      <Descriptions
        column={1}
        items={HOURS_SERVICES.map((service) => ({
          key: service,
          label: t(`services.${service}`),
          children: words.hours(values[service]),
        }))}
      />
    </Card>
  );
}
