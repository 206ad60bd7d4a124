import { useEffect, useId, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes';
import styles from './popover.module.css';

export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls': string;
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
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => (button && panel ? join(button, panel, setOpen) : undefined), [button, panel]);

  useEffect(() => {
    if (!open || !button || !panel) return;
    const place = () => placeBy(button, panel, align);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, button, panel, align]);

  const close = () => {
    panel?.hidePopover();
    button?.focus();
  };

  /** All at once, so that a key pressed right after the click already finds the focus inside. */
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (!button || !panel) return;
    if (open) return close();
    flushSync(() => setOpen(true));
    panel.showPopover();
    placeBy(button, panel, align);
    const first = panel.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem]');
    (first ?? panel).focus({ preventScroll: true });
  };

  return (
    <>
      {trigger({
        ref: setButton,
        'aria-expanded': open,
        'aria-haspopup': role,
        'aria-controls': id,
        onClick: toggle,
      })}
      <div
        ref={setPanel}
        id={id}
        role={role}
        aria-label={label}
        tabIndex={-1}
        className={classes(styles.panel, className)}
      >
        {open && children(close)}
      </div>
    </>
  );
}

/**
 * Makes the browser close the panel on Escape and on a press elsewhere, and tells when it does. The button counts as
 * part of the panel, or a press on it would close the panel before the click opened it again.
 */
function join(button: HTMLButtonElement, panel: HTMLElement, setOpen: (open: boolean) => void): () => void {
  const watch = (event: ToggleEvent) => event.newState === 'closed' && setOpen(false);
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
