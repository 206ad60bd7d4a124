import { useMemo, useState, type ReactNode } from 'react';
import type { StoreProduct, StoreProfileDto } from '@contracts/storefront';
import type { CartItem } from '../cart/cart';
import { useLocale } from '../i18n/locale';
import { CategoryBar } from '../menu/category-bar';
import { MenuList } from '../menu/menu-list';
import { searchProducts } from '../menu/search';
import { SearchField } from '../menu/search-field';
import { StoreHeader } from '../menu/store-header';
import { favouritesSection, menuSections, type StoreMenu } from '../menu/store-menu';
import type { StateTone } from '../menu/store-state';
import { useActiveSection } from '../menu/use-active-section';
import styles from './menu-view.module.css';

interface MenuViewProps {
  profile: StoreProfileDto;
  menu: StoreMenu;
  state: { words: string; tone: StateTone };
  items: readonly CartItem[];
  /** Products that stand at the top once more, by id. */
  favourites: readonly string[];
  notices: ReactNode;
  onInfo: () => void;
  onOpen: (product: StoreProduct) => void;
  onAdd: (product: StoreProduct) => void;
}

/** A store's whole menu with its head, its categories and its search. Everything it shows is handed to it. */
export function MenuView({
  profile,
  menu,
  state,
  items,
  favourites,
  notices,
  onInfo,
  onOpen,
  onAdd,
}: MenuViewProps) {
  const { t } = useLocale();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const found = useMemo(
    () => (searching ? searchProducts(menu.products.values(), query) : null),
    [menu, query, searching],
  );
  const liked = t('menu.favourites');
  const sections = useMemo(
    () =>
      found
        ? menuSections(menu, found)
        : [...favouritesSection(menu, favourites, liked), ...menuSections(menu)],
    [menu, found, favourites, liked],
  );
  const [activeId, go] = useActiveSection(sections.map(({ category }) => category.id));
  const inCart = useMemo(() => unitsByProduct(items), [items]);

  return (
    <>
      <StoreHeader profile={profile} state={state} onInfo={onInfo} />
      {notices}
      <div className={styles.search}>
        <SearchField value={query} onChange={setQuery} found={found?.length ?? null} />
      </div>
      {sections.length > 0 && (
        <div className={styles.sticky}>
          <CategoryBar
            categories={sections.map(({ category }) => category)}
            activeId={activeId}
            onSelect={go}
          />
        </div>
      )}
      <div className={styles.sections}>
        <MenuList menu={menu} sections={sections} inCart={inCart} onOpen={onOpen} onAdd={onAdd} />
        {sections.length === 0 && (
          <p className={styles.empty}>
            {searching ? t('search.nothing', { query: query.trim() }) : t('menu.empty')}
          </p>
        )}
      </div>
    </>
  );
}

function unitsByProduct(items: readonly CartItem[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}
