import { useEffect } from 'react';
import { soundEnabled, unlockSound } from './sound-player';

/**
 * Lets the page sound with each press or key on it, where the person wants to hear anything: browsers let it only after one,
 * and may take the sound away again.
 */
export function useUnlockOnPress(active = true): void {
  useEffect(() => {
    if (!active) return;
    const unlock = () => {
      if (soundEnabled.get()) void unlockSound();
    };
    // Once the press has done what it was for: what says that the page is silent goes away then, and all moves up.
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [active]);
}
