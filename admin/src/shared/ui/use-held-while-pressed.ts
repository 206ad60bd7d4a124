import { useEffect, useState } from 'react';
import { isPressable } from './pressable';

/**
 * A finger's click comes a moment after it is lifted, and that of a screen that bounces is of the same, not of what comes in
 * its place.
 */
const CLICK_MS = 100;
/** What a press is over with: a menu or another window takes what would end it. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'blur'] as const;

/** The value as it is, but for the time of a press as it was when that began: nothing moves under the finger. */
export function useHeldWhilePressed<T>(value: T): T {
  const [pressed, setPressed] = useState(false);
  const [held, setHeld] = useState(value);
  if (!pressed && held !== value) setHeld(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ button, target }: PointerEvent) => {
      // Nothing is pressed with the others, and of those that open a menu nobody hears the end.
      if (button !== 0) return;
      // Who drags a card or a scroll bar presses nothing, may take as long as that needs, and may end it unheard.
      if (!isPressable(target)) return;
      clearTimeout(timer);
      setPressed(true);
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(false), CLICK_MS);
    };
    // A click without a pointer is another's: of a key, or of code.
    const click = ({ detail, target }: MouseEvent) => {
      if (detail > 0 && isPressable(target)) release();
    };
    window.addEventListener('pointerdown', press);
    window.addEventListener('click', click);
    ENDS.forEach((end) => window.addEventListener(end, release));
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('click', click);
      ENDS.forEach((end) => window.removeEventListener(end, release));
    };
  }, []);
  return pressed ? held : value;
}
