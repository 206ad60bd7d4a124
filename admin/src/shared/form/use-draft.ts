import { useCallback, useEffect, useState } from 'react';
import { sameValue } from '@domain/equality';
import { deleteDraft } from './draft-storage';
import { draftKey, loadDraft, registerForm, saveDraft, type Draft } from './drafts';
import { useLatest } from '../state/use-latest';

/** How long typing rests before it is written: a crash costs the last half second. */
const REST_MS = 500;

interface Options {
  /** What is typed is never written down. */
  secret: boolean;
  /** What the draft belongs to besides the address, e.g. the branch; undefined where none is kept on the device. */
  autosave: string | undefined;
}

/** What was kept for a form, as it is when the form is first shown. */
export function useStoredDraft<V extends object>(stored: V, { secret, autosave }: Options) {
  const [kept, setKept] = useState(() => {
    const key = draftKey(stored, autosave);
    if (secret) return { key, back: null, offer: null };
    const back = loadDraft('window', key, stored);
    const earlier = back || autosave === undefined ? null : loadDraft('device', key, stored);
    return { key, back, offer: earlier && !sameValue(earlier.values, stored) ? earlier : null };
  });
  const dismissOffer = useCallback(() => setKept((current) => ({ ...current, offer: null })), []);
  return { ...kept, dismissOffer };
}

/**
 * Says what to keep should the session end and, with `autosave`, writes it to the device whenever typing rests. What is
 * offered stays there until it is decided on or something new is typed.
 */
export function useDraftSaving<V extends object>(
  key: string,
  typed: Draft<V> | null,
  { autosave, offered }: { autosave: boolean; offered: boolean },
) {
  const latest = useLatest(typed);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    deleteDraft('window', key);
    return registerForm(key, () => latest.current);
  }, [key, latest]);

  const dirty = typed !== null;
  useEffect(() => {
    if (!autosave || dirty || offered) return;
    deleteDraft('device', key);
    setSaved(false);
  }, [autosave, dirty, offered, key]);

  const values = typed?.values;
  useEffect(() => {
    if (!autosave || values === undefined) return;
    const write = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      if (latest.current) setSaved(saveDraft(key, latest.current));
    };
    const timer = setTimeout(write, REST_MS);
    // A tab that is closed before that still has this one moment.
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [autosave, values, key, latest]);

  return saved && dirty;
}
