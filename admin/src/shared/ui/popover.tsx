import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes';
import styles from './popover.module.css';

export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
}

interface PopoverProps {
  /** Must put its props on a button. */
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  role?: 'dialog' | 'menu';
  className?: string;
  children: (close: () => void) => ReactNode;
}

const GAP = 6;
const EDGE = 8;

/** Floats by its button. The browser's own popover closes it on Escape and on a press elsewhere. */
export function Popover({
  trigger,
  label,
  align = 'start',
  role = 'dialog',
  className,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const [by, floating] = [button.current, panel.current];
    if (!open || !by || !floating) return;
    const place = () => placeBy(by, floating, align);
    const part = join(by, floating, () => setOpen(false));
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      part();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, align]);

  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };

  /** All at once, so that a key pressed right after the click already finds the focus inside. */
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (open) return close();
    flushSync(() => setOpen(true));
    if (!button.current || !panel.current) return;
    panel.current.showPopover();
    placeBy(button.current, panel.current, align);
    const first = panel.current.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem]');
    (first ?? panel.current).focus({ preventScroll: true });
  };

  return (
    <>
      {trigger({
        ref: button,
        'aria-expanded': open,
        'aria-haspopup': role,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
      })}
      {/* Only while it is open: lists have two or three of them in each of their rows. */}
      {open && (
        <div
          ref={panel}
          id={id}
          role={role}
          aria-label={label}
          tabIndex={-1}
          className={classes(styles.panel, className)}
        >
          {children(close)}
        </div>
      )}
    </>
  );
}

/**
 * Makes the browser close the panel on Escape and on a press elsewhere, and tells when it does. The button counts as
 * part of the panel, or a press on it would close the panel before the click opened it again.
 */
function join(button: HTMLButtonElement, panel: HTMLElement, onClose: () => void): () => void {
  const watch = (event: ToggleEvent) => event.newState === 'closed' && onClose();
  panel.popover = 'auto';
  panel.addEventListener('beforetoggle', watch);
  button.popoverTargetElement = panel;
  return () => panel.removeEventListener('beforetoggle', watch);
}

function placeBy(button: HTMLElement, panel: HTMLElement, align: 'start' | 'end') {
  const at = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const left = align === 'start' ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  panel.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  panel.style.top = `${fitsBelow || above < EDGE ? below : above}px`;
}
