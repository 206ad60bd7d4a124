import type { FeedbackDto } from '@contracts/feedback';
import type { OrderDto } from '@contracts/orders';
import { feedbackKind, NPS_MAX, RATED_PARTS, RATING_MAX, type FeedbackKind } from '@domain/feedback/survey';
import { Frown, Meh, Smile, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useLiveEvents } from '@entities/live/live';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import type { Tone } from '@shared/tokens/tokens';
import { Card } from '@shared/ui/card';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<FeedbackKind, { tone: Tone; icon: LucideIcon }> = {
  PROMOTER: { tone: 'ready', icon: Smile },
  PASSIVE: { tone: 'waiting', icon: Meh },
  DETRACTOR: { tone: 'cancelled', icon: Frown },
};

/** What the customer said of the order once they had it. Not there while they have not, nor for who may not see it. */
export function FeedbackCard({ order: { id } }: { order: Pick<OrderDto, 'id'> }) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const enabled = useHasPermission('feedback.view');
  const { data, refetch } = useApi<FeedbackDto[]>('/api/feedback', {
    enabled,
    query: { 'filters[orderId][$eq]': id },
  });
  useLiveEvents(['feedback.changed'], refetch);
  const given = data?.[0];
  if (!given) return null;
  const rated = RATED_PARTS.flatMap((part) => {
    const stars = given[`${part}Rating`];
    return stars === null ? [] : t(`feedback.parts.${part}`, { stars, most: RATING_MAX });
  });
  return (
    <Card title={t('feedback.title')}>
      <div className={styles.customer}>
        {given.nps !== null && <Score nps={given.nps} />}
        {rated.length > 0 && <p>{rated.join(' · ')}</p>}
        {given.comment && <p className={styles.said}>{given.comment}</p>}
        <p className={styles.faint}>{moment(given.givenAt)}</p>
      </div>
    </Card>
  );
}

function Score({ nps }: { nps: number }) {
  const { t } = useTranslation('orders');
  const kind = feedbackKind(nps);
  return (
    <div>
      <Tag {...LOOKS[kind]}>{t(`feedback.kinds.${kind}`, { nps, most: NPS_MAX })}</Tag>
    </div>
  );
}
