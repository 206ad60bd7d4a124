import { useEffect } from 'react';

const orderAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-order]')?.dataset.order : undefined;

/**
 * The second click of a double click means the card that the first was on, or the menu that was above it: where another
 * card has come beneath the pointer since, nobody hears it. What counts as a double click the browser says, which knows how
 * fast the person is; it counts none for keys, and mostly one for each tap of a finger.
 */
export function useDoubleClicksOnOneCard(): void {
  useEffect(() => {
    let before: string | undefined;
    const click = (event: MouseEvent) => {
      const { detail, target } = event;
      if (detail === 0) return;
      const order = orderAt(target);
      if (detail > 1 && order !== undefined && order !== before) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      // The one before and not the first: who clicks once more on what has come means that.
      before = order;
    };
    // Ahead of everybody else.
    window.addEventListener('click', click, { capture: true });
    return () => window.removeEventListener('click', click, { capture: true });
  }, []);
}
