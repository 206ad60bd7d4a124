import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { ConfirmDialog } from '../ui/dialog';

const positionOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

interface UnsavedGuardProps {
  active: boolean;
  /** What is typed is on this device: leaving loses nothing of it. */
  kept?: boolean;
  /** It was decided to leave without what is typed, and it is kept nowhere. */
  onAbandon?: () => void;
}

/** While `active`, leaving – by a link, by Back, by closing the page – asks first. */
export function UnsavedGuard({ active, kept = false, onAbandon }: UnsavedGuardProps) {
  const { t } = useTranslation('form');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaving(active, (go) => setLeave(() => go));
  return (
    <ConfirmDialog
      open={leave !== null}
      title={t('leave.title')}
      confirm={t(kept ? 'leave.go' : 'leave.confirm')}
      danger={!kept}
      onClose={() => setLeave(null)}
      onConfirm={() => {
        setLeave(null);
        if (!kept) onAbandon?.();
        leave?.();
      }}
    >
      <p>{t(kept ? 'leave.kept' : 'leave.text')}</p>
    </ConfirmDialog>
  );
}

/** The router here has no blocker of its own (only data routers do), so its history is asked to wait. */
function useLeaving(active: boolean, ask: (go: () => void) => void) {
  const { navigator } = useContext(NavigationContext);

  useEffect(() => {
    if (!active) return;
    // It is put back as it was; the router's history does not use `this`.
    // eslint-disable-next-line @typescript-eslint/unbound-method -- see above
    const { push } = navigator;
    let here = positionOf(window.history.state);
    let returning = false;
    let free = false;

    navigator.push = (...target) => {
      if (free) return push(...target);
      ask(() => {
        free = true;
        push(...target);
      });
    };
    // Taken before the router hears of it: the address goes back to where the form is, then the person decides.
    const onPop = (event: PopStateEvent) => {
      if (free) return;
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = positionOf(event.state) - here;
      if (steps === 0) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(-steps);
      ask(() => {
        free = true;
        here = positionOf(window.history.state);
        window.history.go(steps);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
    // `ask` only stores what it is given; a new one must not take the guard down and up again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [active, navigator]);
}
