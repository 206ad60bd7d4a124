import type { FeedbackDto } from '@contracts/feedback';
import type { FeedbackState } from '@domain/feedback';
import {
  Archive,
  CheckCheck,
  CircleAlert,
  CircleDot,
  MessagesSquare,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './feedback.module.css';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<FeedbackState, { icon: LucideIcon; tone: Tone }> = {
  NEW: { icon: CircleDot, tone: 'waiting' },
  IN_CONTACT: { icon: MessagesSquare, tone: 'preparing' },
  RESOLVED: { icon: CheckCheck, tone: 'ready' },
  REOPENED: { icon: RotateCcw, tone: 'waiting' },
  ARCHIVED: { icon: Archive, tone: 'done' },
};

/** How far the work on an answer is, and by when somebody has to act. */
export function FeedbackStateTag({ feedback: { state, dueAt } }: { feedback: FeedbackDto }) {
  const { t } = useTranslation('feedback');
  const { relative } = useFormat();
  const now = useNow();
  const { icon, tone } = LOOKS[state];
  const isOverdue = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <span className={styles.tags}>
      <Tag tone={tone} icon={icon}>
        {t(`states.${state}`)}
      </Tag>
      {dueAt &&
        (isOverdue ? (
          <Tag tone="cancelled" icon={CircleAlert} filled>
            {t('overdue')}
          </Tag>
        ) : (
          <span className={styles.faint}>{t('due', { when: relative(dueAt, now) })}</span>
        ))}
    </span>
  );
}
