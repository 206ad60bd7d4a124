import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './in-place.module.css';

interface InPlaceProps {
  /** Whether what stands in the field can be stored. */
  valid: boolean;
  /** Closed by Enter or by leaving the field, which store, or by Escape, which does not; and whether a key did it. */
  onClose: (store: boolean, byKey: boolean) => void;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a field that stands in a cell while it is edited. */
export function InPlace({ valid, onClose, wide, children }: InPlaceProps) {
  const closed = useRef(false);
  // Taking the field away also makes it lose the focus, which must not store a second time.
  const close = (store: boolean, byKey: boolean) => {
    if (closed.current) return;
    closed.current = true;
    onClose(store, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && valid) close(true, true);
    if (event.key === 'Escape') close(false, true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is the control; its Enter, Escape and blur bubble up to here
    <span
      className={wide ? styles.wideEditor : styles.editor}
      onKeyDown={onKeyDown}
      onBlur={() => close(valid, false)}
    >
      {children}
    </span>
  );
}
