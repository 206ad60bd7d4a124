import { useId, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { StoreProduct } from '@contracts/storefront';
import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { cartItem, type CartItem } from '../cart/cart';
import { NoteField } from '../ui/note-field';
import { useLocale } from '../i18n/locale';
import { cardPrice } from '../menu/card-price';
import { PriceTag } from '../menu/price-tag';
import type { StoreMenu } from '../menu/store-menu';
import { Action } from '../ui/action';
import { Sheet, type SheetProps } from '../ui/sheet';
import { Stepper } from '../ui/stepper';
import { withoutUnavailable } from './choice';
import type { Choice } from './chosen';
import { initialChoice } from './initial-choice';
import { choiceProblems, shownPrice } from './choice-price';
import { optionGroupId, problemsByGroup } from './problems';
import { ProductAbout } from './product-about';
import { ProductOptions } from './product-options';
import styles from './product-sheet.module.css';

interface ProductSheetProps {
  menu: StoreMenu;
  product: StoreProduct;
  /** The item being changed, or null when one is put together. */
  item: CartItem | null;
  /** How many of it the cart still takes. */
  room: number;
  onDone: (item: CartItem) => void;
  onClose: () => void;
  /** What else can be done with the product, below what it is. */
  aside?: ReactNode;
  /** What it lies on. */
  on?: ComponentType<SheetProps>;
}

export function ProductSheet({
  menu,
  product,
  item,
  room,
  onDone,
  onClose,
  aside,
  on: Ground = Sheet,
}: ProductSheetProps) {
  const { t } = useLocale();
  const notesId = useId();
  const [wanted, setChoice] = useState<Choice>(() => item ?? initialChoice(menu, product));
  const [chosen, setQuantity] = useState(item?.quantity ?? 1);
  const [notes, setNotes] = useState(item?.notes ?? '');
  const [tried, setTried] = useState(false);

  // The menu may change while the sheet is open: what was chosen and is sold out since is let go.
  const choice = withoutUnavailable(menu, product, wanted);
  const quantity = Math.max(1, Math.min(chosen, room));
  const problems = problemsByGroup(choiceProblems(menu, product.id, choice), { menu, product, choice, t });
  const price = shownPrice(menu, product, choice);
  const closed = product.soldOut || room < 1;

  const finish = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (closed) return;
    setTried(true);
    const [first] = problems.keys();
    const tooLong = notes.trim().length > MAX_ITEM_NOTES;
    if (first === undefined && !tooLong) return onDone(cartItem(product, choice, quantity, notes));
    const target = first === undefined ? notesId : optionGroupId(first);
    const group = currentTarget.ownerDocument.getElementById(target);
    group?.scrollIntoView({ block: 'start' });
    group?.focus({ preventScroll: true });
  };
  const words = product.soldOut
    ? t('soldOut')
    : room < 1
      ? t('product.noMore')
      : item
        ? t('product.save')
        : t('product.add');
  return (
    <Ground
      title={product.name}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {!closed && (
            <Stepper
              label={product.name}
              value={quantity}
              unit={product.unit}
              min={1}
              max={room}
              onChange={setQuantity}
            />
          )}
          <Action
            kind="primary"
            wide
            aria-disabled={closed}
            onClick={finish}
            end={
              closed ? undefined : (
                <PriceTag cents={price.cents * quantity} fullCents={null} isFrom={price.isFrom} />
              )
            }
          >
            {words}
          </Action>
        </div>
      }
    >
      <ProductAbout product={product} price={cardPrice(menu, product)} />
      {aside}
      <ProductOptions
        menu={menu}
        product={product}
        choice={choice}
        problems={tried ? problems : new Map()}
        onChange={setChoice}
      />
      {!closed && (
        <div className={styles.notes}>
          <NoteField
            id={notesId}
            label={t('product.notes')}
            max={MAX_ITEM_NOTES}
            placeholder={t('product.notesExample')}
            value={notes}
            onChange={setNotes}
          />
        </div>
      )}
    </Ground>
  );
}
