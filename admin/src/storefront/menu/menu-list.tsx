import type { StoreProduct } from '@contracts/storefront';
import { hasOptions } from '../product/chosen';
import { cardPrice } from './card-price';
import { sectionId } from './category-bar';
import styles from './menu-list.module.css';
import { ProductCard } from './product-card';
import type { MenuSection, StoreMenu } from './store-menu';

interface MenuListProps {
  menu: StoreMenu;
  sections: readonly MenuSection[];
  /** Units of each product in the cart, by its id. */
  inCart: ReadonlyMap<string, number>;
  onOpen: (product: StoreProduct) => void;
  onAdd: (product: StoreProduct) => void;
}

/** The menu, category by category. It knows no server and no cart, so a preview shows it just as well. */
export function MenuList({ menu, sections, inCart, onOpen, onAdd }: MenuListProps) {
  return (
    <>
      {sections.map(({ category, products }) => (
        <section key={category.id} id={sectionId(category.id)} className={styles.section}>
          <h2 tabIndex={-1}>{category.name}</h2>
          {category.description && <p className={styles.description}>{category.description}</p>}
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  price={cardPrice(menu, product)}
                  inCart={inCart.get(product.id) ?? 0}
                  onOpen={() => onOpen(product)}
                  onAdd={product.soldOut || hasOptions(menu, product) ? null : () => onAdd(product)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
