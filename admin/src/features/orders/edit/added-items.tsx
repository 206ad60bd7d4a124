import type { OrderDto } from '@contracts/orders';
import { useRef } from 'react';
import { choosingAgain, type Choosing } from '../items/choosing';
import { ItemPicker } from '../items/item-picker';
import type { Picked } from '../items/picked';
import { PickedItems } from '../items/picked-items';
import { useOrderMenu } from '../items/use-order-menu';
import styles from './edit.module.css';
import type { useEditQuote } from './use-edit-quote';
import { isAboutAdded } from './wanted-items';
import type { CartItem } from '../../../storefront/ordering';
import { ErrorState } from '@shared/ui/states';

interface AddedItemsProps {
  sold: OrderDto;
  words: { items: string; picker: string };
  canHold: boolean;
  picked: Picked;
  onChange: (picked: Picked) => void;
  choosing: Choosing | null;
  onChoosing: (choosing: Choosing | null) => void;
  onPut: (item: CartItem, replaces: string | null) => void;
  onDone: () => void;
  quoted: ReturnType<typeof useEditQuote>;
  /** No more than one item, and of it so many unless somebody types a number. */
  only?: { quantity: number };
}

/** What comes to an order, of the menu of its channel: what was picked, and the search for more. */
export function AddedItems({ sold, words, quoted, only, ...props }: AddedItemsProps) {
  const { canHold, picked, onChange, choosing, onChoosing, onPut, onDone } = props;
  const { menu, skus, error, refetch } = useOrderMenu(sold.id);
  const search = useRef<HTMLInputElement>(null);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  // What was answered for other items says nothing of these.
  const refusals = quoted.isStale ? [] : (quoted.quote?.refusals ?? []);
  return (
    <>
      {menu && picked.items.length > 0 && (
        <PickedItems
          label={words.items}
          picked={picked}
          menu={menu}
          canHold={canHold}
          refusedAt={(place) => refusals.find((refusal) => isAboutAdded(refusal, place))?.message}
          onChange={onChange}
          onEdit={(item) => onChoosing(choosingAgain(item))}
        />
      )}
      {(!only || choosing || picked.items.length === 0) && (
        <div role="group" aria-label={words.picker} className={styles.picker}>
          <ItemPicker
            menu={menu}
            skus={skus}
            searchRef={search}
            choosing={choosing}
            onChoosing={onChoosing}
            hasItems={picked.items.length > 0}
            {...(only && { usualQuantity: only.quantity })}
            onPut={onPut}
            onDone={onDone}
          />
        </div>
      )}
    </>
  );
}
