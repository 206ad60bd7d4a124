import { Popover as AntPopover, type PopoverProps as AntPopoverProps } from 'antd';
import {
  cloneElement,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes } from './classes';
import { inSight, takeFocus, useFloating } from './floating';
import styles from './popover.module.css';

interface PopoverProps extends Pick<AntPopoverProps, 'placement' | 'className'> {
  'aria-label': string;
  content: (close: () => void) => ReactNode;
  /** The button, without handlers and ref of its own. */
  children: ReactElement;
}

/**
 * antd's `Popover`, by a press, with something to press in it: a dialog that takes the focus and gives it back. antd's is a
 * tooltip, which can neither be entered nor left by the keyboard.
 */
export function Popover({ placement = 'bottomLeft', content, children, ...panel }: PopoverProps) {
  const { id, open, setOpen, close, trigger } = useFloating('dialog');
  return (
    <AntPopover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement={placement}
      align={inSight}
      arrow={false}
      destroyOnHidden
      classNames={{ body: styles.frame }}
      content={
        <Panel {...panel} id={id} close={close}>
          {content(close)}
        </Panel>
      }
    >
      {cloneElement(children, trigger)}
    </AntPopover>
  );
}

interface PanelProps extends Pick<PopoverProps, 'aria-label' | 'className'> {
  id: string;
  close: () => void;
  children: ReactNode;
}

function Panel({ className, close, ...props }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.closest('[role="tooltip"]')?.removeAttribute('role');
    takeFocus(element);
    return () => {
      const { activeElement } = document;
      const lost = activeElement === document.body || element?.contains(activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the panel as a whole
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      className={classes(styles.panel, className)}
      onKeyDown={(event) => leave(event, close)}
      {...props}
    />
  );
}

const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The panel stands at the end of the page: from its edges Tab goes on where the button is. */
function leave(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const { currentTarget: panel, key, shiftKey } = event;
  if (key === 'Escape') {
    // A dialog around it stays.
    event.stopPropagation();
    return close();
  }
  if (key !== 'Tab') return;
  const stops = [...panel.querySelectorAll<HTMLElement>(TABBABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const { activeElement } = document;
  if (shiftKey && (activeElement === panel || activeElement === stops[0])) {
    event.preventDefault();
    close();
  } else if (!shiftKey && activeElement === (stops.at(-1) ?? panel)) close();
}
