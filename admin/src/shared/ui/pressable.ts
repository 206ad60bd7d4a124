const PRESSABLE =
  'a, button, input, select, textarea, label, summary, [role=button], [role^=menuitem], [role=tab]';

/** Whether a press on it does something by itself: what it lies on hears nothing of that press. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSABLE) !== null;
