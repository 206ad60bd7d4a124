import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width an element is given, known before it is first painted: what is drawn by it does not jump. */
export function useWidth<E extends Element>(fallback = 640): [RefObject<E>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(Math.round(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
