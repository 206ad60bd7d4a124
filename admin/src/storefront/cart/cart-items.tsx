import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { Stepper } from '../ui/stepper';
import { roomForProduct, type CartItem } from './cart';
import { itemCents, itemState } from './cart-price';
import styles from './cart-items.module.css';
import { itemWords } from './item-words';

interface CartItemsProps {
  items: readonly CartItem[];
  menu: StoreMenu;
  onEdit: (item: CartItem) => void;
  onQuantity: (item: CartItem, quantity: number) => void;
  /** What the store said against an item, by its position. */
  refusals?: ReadonlyMap<number, string>;
}

export function CartItems({ items, menu, onEdit, onQuantity, refusals }: CartItemsProps) {
  const { t, money } = useLocale();
  return (
    <ul className={styles.items}>
      {items.map((item, at) => {
        const product = menu.products.get(item.productId);
        const state = itemState(item, menu);
        const words = itemWords(item, menu);
        const problem =
          state === 'SOLD_OUT'
            ? t('cart.soldOut')
            : state === 'CHOOSE_AGAIN'
              ? t('cart.chooseAgain')
              : refusals?.get(at);
        return (
          <li key={item.key} className={state === 'READY' ? styles.item : `${styles.item} ${styles.off}`}>
            <div className={styles.words}>
              <h3>{product?.name ?? item.name}</h3>
              {words.length > 0 && <p>{words.join(', ')}</p>}
              {item.notes && <p className={styles.notes}>“{item.notes}”</p>}
              {problem && <p className={styles.problem}>{problem}</p>}
              <button
                type="button"
                className={styles.edit}
                onClick={() => onEdit(item)}
                aria-haspopup="dialog"
              >
                {t('cart.edit')}
                <span className="visually-hidden"> {item.name}</span>
              </button>
            </div>
            <div className={styles.amount}>
              <span className={styles.price}>{state === 'READY' ? money(itemCents(item, menu)) : '–'}</span>
              <Stepper
                label={item.name}
                value={item.quantity}
                unit={product?.unit}
                max={product ? roomForProduct(items, product, item.key) : item.quantity}
                removes
                onChange={(quantity) => onQuantity(item, quantity)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
