import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../state/use-latest';

/**
 * Takes the focus into what has opened, to `[data-autofocus]` or else to the element itself, and back to what opened it.
 * antd's dialogs put it on an unnamed element around everything, and lose it when they are taken away while open.
 * @param element stands inside what has opened and may be focused
 * @param modal whether what is behind it is out of reach meanwhile
 */
export function useOverlayFocus(element: RefObject<HTMLElement>, modal: boolean): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const overlay = element.current?.closest('[role="dialog"]');
    if (!overlay) return;
    const release = modal ? holdBack(overlay) : () => undefined;
    const first = overlay.querySelector<HTMLElement>('[data-autofocus]') ?? element.current;
    first?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || overlay.contains(document.activeElement);
      release();
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [element, modal, opener]);
}

/**
 * Makes everything inert that a dialog does not stand in, as the browser does for a dialog of its own; antd only says
 * that the dialog is modal. What opens later is not concerned, and toasts are told above everything.
 * @returns undoes it
 */
function holdBack(dialog: Element): () => void {
  const behind: Element[] = [];
  // With its frame, in which a press on the mask closes it.
  let part = dialog.closest('.ant-modal-root, .ant-drawer') ?? dialog;
  for (; part !== document.body && part.parentElement; part = part.parentElement) {
    const others = [...part.parentElement.children].filter((other) => other !== part);
    behind.push(...others.filter((other) => !other.matches('[inert], [data-toasts]')));
  }
  behind.forEach((other) => other.setAttribute('inert', ''));
  return () => behind.forEach((other) => other.removeAttribute('inert'));
}

/** The dialog or drawer that was opened last, of those that are open. */
export const topmostDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1);

/** Escape in a dialog when what had the focus is gone, such as a toast or a step before: antd listens within it only. */
export function useStrayEscape(element: RefObject<HTMLElement>, onClose: () => void): void {
  const close = useLatest(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = element.current?.closest('[role="dialog"]');
      if (event.key !== 'Escape' || !dialog || document.activeElement !== document.body) return;
      if (topmostDialog() === dialog) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [element, close]);
}
