import { Modal } from 'antd';
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router';
import { UnsavedWithin, type Unsaved } from './unsaved-context';
import { createStore } from '../state/store';
import { dialogWidth } from '../tokens/tokens';

/** The forms with changes, in the order in which they were opened. */
const guards = createStore<readonly symbol[]>([]);

/** While `active`, leaving – by a link, by Back, by closing the page – asks first. */
export function UnsavedGuard({ active, ...unsaved }: Unsaved & { active: boolean }) {
  return active && <ActiveGuard {...unsaved} />;
}

function ActiveGuard(unsaved: Unsaved) {
  const [guard] = useState(() => Symbol('guard'));
  const within = useContext(UnsavedWithin);
  useEffect(() => {
    guards.set((open) => [...open, guard]);
    return () => guards.set((open) => open.filter((one) => one !== guard));
  }, [guard]);
  useEffect(() => {
    if (!within) return;
    const { unsaved: told } = within;
    told.current = unsaved;
    return () => void (told.current = null);
  });
  // The router asks only one blocker: a form without changes must not have any, nor one with another form above it.
  return guards.use().at(-1) === guard && <LeavingThePage {...unsaved} />;
}

// An address is replaced by the page that shows it, or when the session is over.
const isLeaving: BlockerFunction = ({ historyAction }) => historyAction !== NavigationType.Replace;
const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

/** Leaving is not possible while this is shown: for the moments until the server's answer is there. */
export function StayOnPage() {
  const blocker = useBlocker(isLeaving);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useBeforeUnload(keepOpen);
  return null;
}

function LeavingThePage(unsaved: Unsaved) {
  const blocker = useBlocker(isLeaving);
  useBeforeUnload(keepOpen);
  return (
    blocker.state === 'blocked' && (
      <LeaveQuestion unsaved={unsaved} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    )
  );
}

/**
 * Closing something that holds a form – a drawer, a dialog – asks first while the form has changes. `frame` goes around
 * the form and draws the question.
 */
export function useGuardedClose(onClose: () => void) {
  const unsaved = useRef<Unsaved | null>(null);
  const closable = useMemo(() => ({ unsaved, Guard: UnsavedGuard }), []);
  const [question, setQuestion] = useState<Unsaved | null>(null);
  return {
    close: () => (unsaved.current ? setQuestion(unsaved.current) : onClose()),
    frame: (children: ReactNode) => (
      <UnsavedWithin.Provider value={closable}>
        {children}
        {question && <LeaveQuestion unsaved={question} onStay={() => setQuestion(null)} onLeave={onClose} />}
      </UnsavedWithin.Provider>
    ),
  };
}

interface LeaveQuestionProps {
  unsaved: Unsaved;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed is left behind. */
function LeaveQuestion({ unsaved: { kept = false, onAbandon }, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('form');
  return (
    <Modal
      open
      title={t('leave.title')}
      width={dialogWidth.regular}
      okText={t(kept ? 'leave.go' : 'leave.confirm')}
      okType={!kept ? 'danger' : 'primary'}
      onCancel={onStay}
      onOk={() => {
        if (!kept) onAbandon?.();
        onLeave();
      }}
    >
      <p>{t(kept ? 'leave.kept' : 'leave.text')}</p>
    </Modal>
  );
}
