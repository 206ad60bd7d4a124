import { useEffect, useState } from 'react';
import { playNotes, soundBlocked, soundEnabled, unlockSound } from '@shared/state/sound-player';
import { useUnlockOnPress } from '@shared/state/use-unlock-on-press';

/** A page that may sound is let so within this time; only then is it said that it may not. */
const SETTLES_MS = 600;

/** Lets the page sound with the first press or key on it; tells whether it is still kept silent. */
export function useSoundUnlock(): boolean {
  const blocked = soundBlocked.use();
  const wanted = soundEnabled.use();
  const [settled, setSettled] = useState(false);
  useUnlockOnPress();

  useEffect(() => {
    // Playing nothing tells whether something would be heard.
    playNotes([]);
    void unlockSound();
    const timer = setTimeout(() => setSettled(true), SETTLES_MS);
    return () => clearTimeout(timer);
  }, []);

  return settled && wanted && blocked;
}
