import type { FeedbackDto } from '@contracts/feedback';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './feedback.module.css';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { Tag } from '@shared/ui/tag';

const ORDER = '/dashboard/orders/details/:id';

interface AnswerTextProps {
  feedback: FeedbackDto;
  /** Shows the comment at full length. */
  whole?: boolean;
}

/** The score, what was said and what went wrong, with the order it is about. */
export function AnswerText({ feedback, whole = false }: AnswerTextProps) {
  const { t } = useTranslation('feedback');
  const { day } = useFormat();
  const { nps, kind, comment, tags, orderId, orderNumber, businessDay, source } = feedback;
  return (
    <div className={styles.answer}>
      {nps !== null && (
        <span
          className={styles.mark}
          data-kind={kind}
          title={kind ? t(`kinds.${kind}`) : undefined}
          aria-label={t('score', { nps })}
          role="img"
        >
          {nps}
        </span>
      )}
      <div className={styles.words}>
        <span className={whole ? styles.whole : styles.comment}>
          {comment ?? <span className={styles.faint}>{t('noComment')}</span>}
        </span>
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{t(`tags.${tag}`)}</Tag>
            ))}
          </span>
        )}
        <span className={styles.faint}>
          {orderId && orderNumber ? (
            <Link to={fillPath(ORDER, { id: orderId })}>{t('order', { number: orderNumber })}</Link>
          ) : (
            t('unmatched')
          )}
          {` · ${day(businessDay)}`}
          {source === 'FALAE' && ' · Falaê'}
        </span>
      </div>
    </div>
  );
}
