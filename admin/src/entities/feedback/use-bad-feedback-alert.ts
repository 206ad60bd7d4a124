import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLiveEvents } from '../live/live';
import { playSound } from '../order/sounds';
import { useHasPermission } from '../session/access';
import { showToast } from '@shared/ui/toast-store';

/** Of the branch's volume: an answer is less urgent than an order. */
const SOFT_VOLUME = 0.5;
const TOAST_SECONDS = 15;

/** The address of the list with one answer open beside it. */
const answerPath = (id: string) => `/dashboard/falae-submissions?${new URLSearchParams({ answer: id })}`;

/**
 * Rings softly once for each bad answer and links to it, for a person who may reply. Called once, by the shell, so that it
 * is heard on every page. An answer that was missed while the stream was down does not ring later: Home lists it.
 */
export function useBadFeedbackAlert(): void {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const mayReply = useHasPermission('feedback.reply');
  useLiveEvents(['feedback.bad'], (event) => {
    if (!event || !mayReply) return;
    playSound('message', SOFT_VOLUME);
    showToast({
      id: `feedback-${event.id}`,
      kind: 'info',
      message: t('badFeedback.title'),
      action: { label: t('badFeedback.open'), run: () => void navigate(answerPath(event.id)) },
      seconds: TOAST_SECONDS,
    });
  });
}
