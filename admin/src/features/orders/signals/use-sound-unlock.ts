import { useEffect, useState } from 'react';
import { playNotes, soundBlocked, soundEnabled, unlockSound } from '@shared/state/sound-player';

/** A page that may sound is let so within this time; only then is it said that it may not. */
const SETTLES_MS = 600;

/** Lets the page sound with the first press or key on it; tells whether it is still kept silent. */
export function useSoundUnlock(): boolean {
  const blocked = soundBlocked.use();
  const wanted = soundEnabled.use();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    // Playing nothing tells whether something would be heard.
    playNotes([]);
    const unlock = () => void unlockSound();
    unlock();
    const timer = setTimeout(() => setSettled(true), SETTLES_MS);
    // Once the press has done what it was for: what says that the page is silent goes away then, and all moves up.
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, []);

  return settled && wanted && blocked;
}
