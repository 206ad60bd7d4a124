import type { StoreMenuDto } from '@contracts/storefront';
import { sameValue } from '@domain/equality';
import { useMemo } from 'react';
import styles from './preview.module.css';
import { StoreFrame } from './store-frame';
import { usePreviewed, type PreviewedStore } from './use-previewed';
import { LocaleProvider } from '../i18n/locale';
import { cardPrice } from '../menu/card-price';
import { ProductCard } from '../menu/product-card';
import { storeMenu, type StoreMenu } from '../menu/store-menu';
import { StoreTheme } from '../theme/store-theme';

type Side = 'before' | 'after';

interface ProductPairsProps {
  store: PreviewedStore;
  products: readonly { id: string; name: string }[];
  before: StoreMenuDto;
  after: StoreMenuDto;
  /** Names the frame for who cannot see it. */
  title: string;
  /** In the language of who looks, not of the store. */
  words: Record<Side | 'missing' | 'inside', string>;
  onOpen: (side: Side, productId: string) => void;
}

/**
 * Products as customers find them in the menu, before and after; a press opens one of both. Those that look alike there
 * stand below by name: what is different about them is inside.
 */
export function ProductPairs({ store, products, title, words, onOpen, ...menus }: ProductPairsProps) {
  const { locale, color } = usePreviewed(store);
  const before = useMemo(() => storeMenu(menus.before), [menus.before]);
  const after = useMemo(() => storeMenu(menus.after), [menus.after]);
  if (!locale) return null;
  const sides: [Side, StoreMenu][] = [
    ['before', before],
    ['after', after],
  ];
  const alike = products.filter(({ id }) => looksAlike(before, after, id));
  const speaks = document.documentElement.lang;
  return (
    <div className={styles.pairsFrame}>
      <StoreFrame title={title} language={store.language} fit>
        <LocaleProvider locale={locale}>
          <StoreTheme color={color}>
            <div className={styles.pairsPage}>
              <ul className={styles.pairs}>
                {products
                  .filter((product) => !alike.includes(product))
                  .map(({ id, name }) => (
                    <li key={id} className={styles.pair} aria-label={name}>
                      {sides.map(([side, menu]) => (
                        <div key={side} className={styles.side}>
                          <p className={styles.when} lang={speaks}>
                            {words[side]}
                          </p>
                          <Shown
                            menu={menu}
                            id={id}
                            missing={words.missing}
                            onOpen={() => onOpen(side, id)}
                          />
                        </div>
                      ))}
                    </li>
                  ))}
              </ul>
              {alike.length > 0 && (
                <div className={styles.alike}>
                  <p className={styles.when} lang={speaks}>
                    {words.inside}
                  </p>
                  <ul>
                    {alike.map(({ id, name }) => (
                      <li key={id}>
                        <button type="button" aria-haspopup="dialog" onClick={() => onOpen('after', id)}>
                          {name}
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </StoreTheme>
        </LocaleProvider>
      </StoreFrame>
    </div>
  );
}

interface ShownProps {
  menu: StoreMenu;
  id: string;
  missing: string;
  onOpen: () => void;
}

function Shown({ menu, id, missing, onOpen }: ShownProps) {
  const product = menu.products.get(id);
  if (!product)
    return (
      <p className={styles.missing} lang={document.documentElement.lang}>
        {missing}
      </p>
    );
  return (
    <ProductCard product={product} price={cardPrice(menu, product)} inCart={0} onOpen={onOpen} onAdd={null} />
  );
}

/** Whether the cards look alike, and the difference is in what they open. */
function looksAlike(before: StoreMenu, after: StoreMenu, id: string): boolean {
  const look = (menu: StoreMenu) => {
    const product = menu.products.get(id);
    if (!product) return null;
    const { name, description, tags, imageUrls, soldOut, serves } = product;
    return { name, description, tags, image: imageUrls[0], soldOut, serves, ...cardPrice(menu, product) };
  };
  return sameValue(look(before), look(after));
}
