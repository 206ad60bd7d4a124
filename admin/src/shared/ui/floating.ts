import { useId, useRef, useState, type DOMAttributes, type Ref } from 'react';

/** What the button tells of what floats by it. */
export interface TriggerProps extends Pick<
  DOMAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onPointerEnter'
> {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls': string | undefined;
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

/** Below its button or, without room, above it; antd would let it leave a phone's screen sideways. */
export const inSight = { overflow: { shiftX: true, adjustY: true } };

/** Of what has just opened: antd puts a layer that is new into the page after the effects of what is in it. */
export const takeFocus = (element: HTMLElement | null | undefined) =>
  queueMicrotask(() => element?.focus({ preventScroll: true }));
