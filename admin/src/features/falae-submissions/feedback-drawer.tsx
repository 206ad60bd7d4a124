import { NOTE_MAX, REPLY_MAX, type FeedbackDto } from '@contracts/feedback';
import { RATED_PARTS } from '@domain/feedback';
import { useOne } from '@refinedev/core';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerText } from './answer-text';
import { FeedbackStateTag } from './feedback-state-tag';
import { FeedbackWork } from './feedback-work';
import { RecoveryCoupon } from './recovery-coupon';
import styles from './feedback.module.css';
import { useHasPermission } from '@entities/session/access';
import type { ApiError } from '@shared/api/error';
import { FormDrawer } from '@shared/form/form-drawer';
import { useFormat } from '@shared/format/context';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** One answer in full: what was said, and the work on it. */
export function FeedbackDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const mayReply = useHasPermission('feedback.reply');
  const { query, result } = useOne<FeedbackDto, ApiError>({
    resource: 'feedback',
    id,
    errorNotification: false,
  });
  const feedback = query.data ? result : undefined;
  return (
    <FormDrawer title={t('title')} onClose={onClose}>
      {feedback ? (
        <div className={styles.stack}>
          <FeedbackStateTag feedback={feedback} />
          <Answer feedback={feedback} />
          <History feedback={feedback} />
          <RecoveryCoupon feedback={feedback} />
          {mayReply && <FeedbackWork feedback={feedback} limits={{ reply: REPLY_MAX, note: NOTE_MAX }} />}
        </div>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} height={16} />
      )}
    </FormDrawer>
  );
}

function Answer({ feedback }: { feedback: FeedbackDto }) {
  const { t } = useTranslation('feedback');
  const ratings = {
    food: feedback.foodRating,
    delivery: feedback.deliveryRating,
    service: feedback.serviceRating,
  };
  const rated = RATED_PARTS.filter((part) => ratings[part] !== null);
  return (
    <>
      <AnswerText feedback={feedback} whole />
      {(rated.length > 0 || feedback.answers) && (
        <dl className={styles.facts}>
          {rated.map((part) => (
            <div key={part}>
              <dt>{t(`parts.${part}`)}</dt>
              <dd>{t('stars', { count: ratings[part] ?? 0 })}</dd>
            </div>
          ))}
          {feedback.answers?.map(({ id, name, suggestion }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{suggestion ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What was done about it so far. */
function History({ feedback }: { feedback: FeedbackDto }) {
  const { t } = useTranslation('feedback');
  const { moment } = useFormat();
  const { reply, repliedAt, repliedByName, resolution, resolvedAt } = feedback;
  return (
    <>
      {reply && repliedAt && (
        <Alert
          type="info"
          message={t('replied', { by: repliedByName ?? '–', at: moment(repliedAt) })}
          description={<p className={styles.whole}>{reply}</p>}
        />
      )}
      {resolvedAt && (
        <Alert type="success" message={t('resolved', { at: moment(resolvedAt) })} description={resolution} />
      )}
    </>
  );
}
