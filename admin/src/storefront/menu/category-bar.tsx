import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../i18n/locale';
import styles from './category-bar.module.css';
import type { StoreCategory } from './store-menu';

interface CategoryBarProps {
  categories: readonly StoreCategory[];
  /** The category whose products are being looked at. */
  activeId: string | null;
  onSelect: (categoryId: string) => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The categories, one stop for the Tab key; the arrows go from one to the next. It follows the page's scroll. */
export function CategoryBar({ categories, activeId, onSelect }: CategoryBarProps) {
  const { t } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tabStop = focusedId ?? activeId ?? categories[0]?.id;

  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would move the page as well.
    if (bar && link)
      bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2, behavior: 'smooth' });
  }, [activeId]);

  const move = (event: KeyboardEvent, at: number) => {
    const next = STEPS[event.key]?.(at, categories.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('a')[next]?.focus();
  };
  return (
    <nav className={styles.bar} aria-label={t('menu.categories')}>
      <ul ref={list} className={styles.list}>
        {categories.map(({ id, name }, at) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              className={styles.link}
              aria-current={id === activeId ? 'true' : undefined}
              tabIndex={id === tabStop ? 0 : -1}
              onFocus={() => setFocusedId(id)}
              onBlur={() => setFocusedId(null)}
              onKeyDown={(event) => move(event, at)}
              onClick={(event) => {
                event.preventDefault();
                onSelect(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const sectionId = (categoryId: string) => `category-${categoryId}`;
