import { useEffect, useRef, useState, type RefObject } from 'react';

/** The width an element is given, for drawings whose text must not be stretched. */
export function useWidth<E extends Element>(fallback = 640): [RefObject<E>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(fallback);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
