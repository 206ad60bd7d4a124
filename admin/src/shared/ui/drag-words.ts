import type { DndContextProps } from '@dnd-kit/core';
import { useMemo } from 'react';

const silent = () => undefined;

/** Replaces dnd-kit's own words, which are English: `how` it is dragged is told, what happens whoever drags tells itself. */
export function useDragWords(how: string): DndContextProps['accessibility'] {
  return useMemo(
    () => ({
      announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      screenReaderInstructions: { draggable: how },
    }),
    [how],
  );
}
