import { useRef, type SyntheticEvent } from 'react';

/**
 * Closes a `<dialog>` by a press on its backdrop. The press has to begin there too: a text that is selected, or a photo
 * that is dragged, past the edge of the dialog must not throw away what is in it.
 */
export function useBackdrop(onClose: () => void) {
  const begun = useRef(false);
  const onBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      begun.current = onBackdrop(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (begun.current && onBackdrop(event)) onClose();
    },
  };
}
