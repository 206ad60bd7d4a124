import { useCallback, useEffect, useState } from 'react';
import { sectionId } from './category-bar';

/** Where a section counts as arrived: just under the bar that sticks to the top. */
const LINE = '-96px 0px -70% 0px';

/** The category at the top of what is seen, and a way to go to one. */
export function useActiveSection(
  categoryIds: readonly string[],
): [string | null, (categoryId: string) => void] {
  const [active, setActive] = useState<string | null>(null);
  const key = categoryIds.join(' ');

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = key.split(' ').find((id) => seen.has(sectionId(id)));
        if (first) setActive(first);
      },
      { rootMargin: LINE },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  const go = useCallback((categoryId: string) => {
    const section = document.getElementById(sectionId(categoryId));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  // Above the first category one is about to read it.
  return [active ?? categoryIds[0] ?? null, go];
}
