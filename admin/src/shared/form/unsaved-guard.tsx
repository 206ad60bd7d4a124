import { useTranslation } from 'react-i18next';
import { NavigationType, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router';
import { ConfirmDialog } from '../ui/dialog';

interface LeaveQuestionProps {
  /** What is typed is on this device: leaving loses nothing of it. */
  kept?: boolean;
  /** It was decided to leave without what is typed, and it is kept nowhere. */
  onAbandon?: () => void;
}

/** While `active`, leaving – by a link, by Back, by closing the page – asks first. */
export function UnsavedGuard({ active, ...question }: LeaveQuestionProps & { active: boolean }) {
  // The router asks only one blocker, so a form without changes must not have any.
  return active && <LeaveQuestion {...question} />;
}

// An address is replaced by the page that shows it, or when the session is over.
const isLeaving: BlockerFunction = ({ historyAction }) => historyAction !== NavigationType.Replace;
const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

function LeaveQuestion({ kept = false, onAbandon }: LeaveQuestionProps) {
  const { t } = useTranslation('form');
  const blocker = useBlocker(isLeaving);
  useBeforeUnload(keepOpen);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirm={t(kept ? 'leave.go' : 'leave.confirm')}
      danger={!kept}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        if (!kept) onAbandon?.();
        blocker.proceed?.();
      }}
    >
      <p>{t(kept ? 'leave.kept' : 'leave.text')}</p>
    </ConfirmDialog>
  );
}
