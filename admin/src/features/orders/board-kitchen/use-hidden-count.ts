import { useEffect, useState, type RefObject } from 'react';

/** What stands at the lower edge of the screen over the tickets, in pixels. */
const FOOT = 76;

/** How many children of `list` begin below what is seen of the page; counted again whenever `shown` is another. */
export function useHiddenCount(list: RefObject<HTMLElement>, shown: unknown): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const count = () => {
      const edge = window.innerHeight - FOOT;
      const hidden = [...element.children].filter((child) => child.getBoundingClientRect().top >= edge);
      setBelow(hidden.length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(element);
    window.addEventListener('scroll', count, { passive: true });
    window.addEventListener('resize', count);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', count);
      window.removeEventListener('resize', count);
    };
  }, [list, shown]);
  return below;
}
