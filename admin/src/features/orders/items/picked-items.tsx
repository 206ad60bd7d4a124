import { Button } from 'antd';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';
import { drawnKeys, withCount, withHoldPressed, type Picked } from './picked';
import { Quantity } from './quantity';
import { itemCents, itemWords, unitOf, type CartItem, type StoreMenu } from '../../../storefront/ordering';
import { useFormat } from '@shared/format/context';
import { FieldNote } from '@shared/ui/field';

interface PickedItemsProps {
  /** What they are to the order. */
  label: string;
  picked: Picked;
  menu: StoreMenu;
  /** Items can be made later than the rest. */
  canHold: boolean;
  /** What speaks against the item at a place. */
  refusedAt: (place: number) => string | undefined;
  onChange: (picked: Picked) => void;
  onEdit: (item: CartItem) => void;
}

/** What was picked so far, each with what speaks against it; pressed, its options are chosen anew. */
export function PickedItems(props: PickedItemsProps) {
  const { label, picked, menu, canHold, refusedAt, onChange, onEdit } = props;
  const { t } = useTranslation('order-items');
  const { money } = useFormat();
  const keys = drawnKeys(picked.items);
  return (
    <ul className={styles.items} aria-label={label}>
      {picked.items.map((item, place) => {
        const held = picked.held.includes(item.key);
        return (
          <li key={keys[place]} className={styles.item}>
            <Quantity
              label={item.name}
              quantity={item.quantity}
              unit={unitOf(item, menu)}
              onChange={(quantity) => onChange(withCount(picked, item.key, quantity))}
            />
            <div className={styles.itemWords}>
              <Button type="link" className={styles.itemName} onClick={() => onEdit(item)}>
                {item.name}
              </Button>
              <span className={styles.faint}>{itemWords(item, menu).join(', ')}</span>
              {item.notes && <em>{item.notes}</em>}
              <FieldNote error={refusedAt(place)} />
            </div>
            {canHold && (
              <Button
                type={held ? 'primary' : 'text'}
                size="small"
                aria-pressed={held}
                title={t('hold', { name: item.name })}
                icon={<CirclePause size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => onChange(withHoldPressed(picked, item.key))}
              />
            )}
            <span className="figures">{money(itemCents(item, menu))}</span>
          </li>
        );
      })}
    </ul>
  );
}
