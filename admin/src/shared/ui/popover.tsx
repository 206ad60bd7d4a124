import { Popover as AntPopover } from 'antd';
import {
  useId,
  useRef,
  useState,
  useEffect,
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { classes } from './classes';
import { useOverlayFocus } from './overlay-focus';
import styles from './popover.module.css';

export interface TriggerProps extends Pick<
  DOMAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onPointerEnter'
> {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls': string | undefined;
}

interface PopoverProps {
  /** Must put its props on a button. */
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  className?: string;
  children: (close: () => void) => ReactNode;
}

/** What opens by a press on a button and floats by it; closing gives the focus back to the button. */
export function useFloating(kind: 'dialog' | 'menu') {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const trigger: TriggerProps = {
    ref: button,
    'aria-expanded': open,
    'aria-haspopup': kind,
    'aria-controls': open ? id : undefined,
  };
  return { id, open, setOpen, close, trigger };
}

export type Floating = ReturnType<typeof useFloating>;

/** Where it floats: below its button or, without room, above it; antd would let it leave a phone's screen sideways. */
export const placed = (align: 'start' | 'end') =>
  ({
    placement: align === 'start' ? 'bottomLeft' : 'bottomRight',
    align: { overflow: { shiftX: true, adjustY: true } },
  }) as const;

/** Floats by its button; Escape and a press elsewhere close it. */
export function Popover({ trigger, align = 'start', ...panel }: PopoverProps) {
  const floating = useFloating('dialog');
  return (
    <AntPopover
      open={floating.open}
      onOpenChange={floating.setOpen}
      trigger="click"
      {...placed(align)}
      arrow={false}
      destroyOnHidden
      classNames={{ body: styles.frame }}
      content={<Panel {...panel} id={floating.id} close={floating.close} />}
    >
      {trigger(floating.trigger)}
    </AntPopover>
  );
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'className' | 'children'> {
  id: string;
  close: () => void;
}

function Panel({ id, label, className, close, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useOverlayFocus(panel, false);
  useEffect(() => {
    // antd calls a popover a tooltip, in which there is nothing to press.
    panel.current?.closest('[role="tooltip"]')?.removeAttribute('role');
  }, []);

  return (
    // The keys belong to the panel as a whole.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.panel, className)}
      onKeyDown={(event) => leave(event, close)}
    >
      {children(close)}
    </div>
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
