import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { classes } from './classes';
import styles from './popover.module.css';

export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls': string;
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
  const button = useRef<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);

  const joinButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    if (element && panel.current) element.popoverTargetElement = panel.current;
  }, []);
  const joinPanel = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    if (!element) return;
    element.popover = 'auto';
    element.addEventListener('beforetoggle', (event) => setOpen((event as ToggleEvent).newState === 'open'));
    if (button.current) button.current.popoverTargetElement = element;
  }, []);

  useEffect(() => {
    if (!open) return;
    const place = () => button.current && panel.current && placeBy(button.current, panel.current, align);
    place();
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem]');
    (first ?? panel.current)?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, align]);

  const close = useCallback(() => {
    panel.current?.hidePopover();
    button.current?.focus();
  }, []);

  return (
    <>
      {trigger({ ref: joinButton, 'aria-expanded': open, 'aria-haspopup': role, 'aria-controls': id })}
      <div
        ref={joinPanel}
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
