import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { Stepper } from '../ui/stepper';
import { roomForProduct, type CartLine } from './cart';
import { lineCents, lineState } from './cart-price';
import styles from './cart-lines.module.css';
import { lineWords } from './line-words';

interface CartLinesProps {
  lines: readonly CartLine[];
  menu: StoreMenu;
  onEdit: (line: CartLine) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  /** What the store said against a line, by its position. */
  refusals?: ReadonlyMap<number, string>;
}

export function CartLines({ lines, menu, onEdit, onQuantity, refusals }: CartLinesProps) {
  const { t, money } = useLocale();
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => {
        const product = menu.products.get(line.productId);
        const state = lineState(line, menu);
        const words = lineWords(line, menu);
        const problem =
          state === 'SOLD_OUT'
            ? t('bag.soldOut')
            : state === 'CHOOSE_AGAIN'
              ? t('bag.chooseAgain')
              : refusals?.get(at);
        return (
          <li key={line.key} className={state === 'READY' ? styles.line : `${styles.line} ${styles.off}`}>
            <div className={styles.words}>
              <h3>{product?.name ?? line.name}</h3>
              {words.length > 0 && <p>{words.join(', ')}</p>}
              {line.notes && <p className={styles.notes}>“{line.notes}”</p>}
              {problem && <p className={styles.problem}>{problem}</p>}
              <button
                type="button"
                className={styles.edit}
                onClick={() => onEdit(line)}
                aria-haspopup="dialog"
              >
                {t('bag.edit')}
                <span className="visually-hidden"> {line.name}</span>
              </button>
            </div>
            <div className={styles.amount}>
              <span className={styles.price}>{state === 'READY' ? money(lineCents(line, menu)) : '–'}</span>
              <Stepper
                label={line.name}
                value={line.quantity}
                unit={product?.unit}
                max={product ? roomForProduct(lines, product, line.key) : line.quantity}
                removes
                onChange={(quantity) => onQuantity(line, quantity)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
