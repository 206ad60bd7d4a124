import { useEffect, useState } from 'react';

/** A finger's click comes a moment after it is lifted. */
const CLICK_MS = 100;

/** The value as it is, but for the time of a press as it was when that began: nothing moves under the finger. */
export function useHeldWhilePressed<T>(value: T): T {
  const [pressed, setPressed] = useState(false);
  const [held, setHeld] = useState(value);
  if (!pressed && held !== value) setHeld(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      setPressed(true);
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(false), CLICK_MS);
    };
    window.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);
  return pressed ? held : value;
}
