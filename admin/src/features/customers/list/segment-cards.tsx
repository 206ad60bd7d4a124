import type { CustomerDto, SegmentCountDto } from '@contracts/customers';
import { useTranslation } from 'react-i18next';
import { SEGMENT_LOOKS } from '../segment-tag';
import styles from './segment-cards.module.css';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import type { ListTable } from '@shared/table/use-list-table';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** How many customers each segment has and what they spent; a card filters the list by its segment. */
export function SegmentCards({ list }: { list: ListTable<CustomerDto> }) {
  const { t } = useTranslation('customers');
  const { money, number } = useFormat();
  const { data, error, refetch } = useApi<SegmentCountDto[]>('/api/customers/segments');
  const chosen = list.choices('segment');
  if (error && !data) return <ErrorState compact error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} height={20} />;
  return (
    <div className={styles.cards} role="group" aria-label={t('segments.title')}>
      {data.map(({ segment, count, spentCents }) => {
        const { icon: Icon, tone } = SEGMENT_LOOKS[segment];
        const isChosen = chosen.length === 1 && chosen[0] === segment;
        return (
          // eslint-disable-next-line no-restricted-syntax -- antd has no card that is pressed
          <button
            key={segment}
            type="button"
            className={styles.card}
            data-tone={tone}
            aria-pressed={isChosen}
            onClick={() => list.setChoices('segment', isChosen ? [] : [segment])}
          >
            <span className={styles.name}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {t(`segments.${segment}.name`)}
            </span>
            <span className={styles.count}>{number(count)}</span>
            <span className={styles.spent}>{money(spentCents)}</span>
            <span className={styles.text}>{t(`segments.${segment}.text`)}</span>
          </button>
        );
      })}
    </div>
  );
}
