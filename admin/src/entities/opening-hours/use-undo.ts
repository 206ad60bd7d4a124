import { useState } from 'react';

const MOST = 50;

/** What a value was before each of the changes that were made here, to go back through. */
export function useUndo<T>(value: T, onChange: (value: T) => void) {
  const [past, setPast] = useState<readonly T[]>([]);
  return {
    change: (next: T) => {
      setPast([...past, value].slice(-MOST));
      onChange(next);
    },
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      onChange(before);
    },
  };
}
