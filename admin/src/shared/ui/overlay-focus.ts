import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Takes the focus into what has opened, to `[data-autofocus]` or else to the element itself, and back to what opened it.
 * antd's dialogs put it on an unnamed element around everything, and lose it when they are taken away while open.
 * @param element stands inside what has opened and may be focused
 * @param within matches what has opened, from `element` upwards
 */
export function useOverlayFocus(element: RefObject<HTMLElement>, within: string): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const overlay = element.current?.closest(within);
    if (!overlay) return;
    const first = overlay.querySelector<HTMLElement>('[data-autofocus]') ?? element.current;
    first?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || overlay.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [element, within, opener]);
}

const isTopmost = (dialog: Element) =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === dialog;

/**
 * Escape and Tab in a dialog whose focused element is gone, such as the button of a step before: antd listens within the
 * dialog only, and Tab would go on in the page behind it.
 */
export function useStrayKeys(title: RefObject<HTMLElement>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = title.current?.closest('[role="dialog"]');
      if (!dialog || document.activeElement !== document.body || !isTopmost(dialog)) return;
      if (event.key === 'Escape') close.current();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      title.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [title]);
}
