import { useCallback, useEffect, useState } from 'react';
import { sectionId } from './category-bar';

/** Where a section counts as being read: from just under the bar that sticks to the top, a quarter down the screen. */
const READ = '-96px 0px -70% 0px';
/** What the reader's own scrolling begins with. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'] as const;

/** The category that is being read, and a way to go to one. */
export function useActiveSection(
  categoryIds: readonly string[],
): [string | null, (categoryId: string) => void] {
  const [read, setRead] = useState<string | null>(null);
  // The last categories of a menu are too short to come up to the top: who asked for one is taken at their word.
  const [asked, setAsked] = useState<string | null>(null);
  const key = categoryIds.join(' ');

  useEffect(() => {
    const ids = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = ids.find((id) => seen.has(sectionId(id)));
        if (first) setRead(first);
        else if (isAhead(ids[0])) setRead(null);
      },
      { rootMargin: READ },
    );
    for (const id of ids) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  useEffect(() => {
    const forget = () => setAsked(null);
    for (const event of SCROLLING) window.addEventListener(event, forget, { passive: true });
    return () => {
      for (const event of SCROLLING) window.removeEventListener(event, forget);
    };
  }, []);

  const go = useCallback((categoryId: string) => {
    const section = document.getElementById(sectionId(categoryId));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setAsked(categoryId);
    section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  // Above the first category one is about to read it.
  return [asked ?? read ?? categoryIds[0] ?? null, go];
}

/** Whether a category is further down than what is being read. */
function isAhead(categoryId: string | undefined): boolean {
  const section = categoryId === undefined ? null : document.getElementById(sectionId(categoryId));
  return section !== null && section.getBoundingClientRect().top > 0;
}
