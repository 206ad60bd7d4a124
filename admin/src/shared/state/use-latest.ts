import { useEffect, useRef } from 'react';

/** What was drawn last, for handlers that live longer than the render they were made in. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
