import { Alert, Button } from 'antd';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from './draft';
import styles from './new-order.module.css';
import { Quantity } from './quantity';
import type { useStaffQuote } from './use-staff-quote';
import {
  itemCents,
  itemWords,
  unitOf,
  withQuantity,
  type CartItem,
  type StoreMenu,
} from '../../../storefront/ordering';
import { useFormat } from '@shared/format/context';
import { FieldNote } from '@shared/ui/field';

interface ItemsPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  menu: StoreMenu;
  quoted: ReturnType<typeof useStaffQuote>;
  /** Names of an earlier order that cannot be had today. */
  lost: string[];
  onEdit: (item: CartItem) => void;
}

/** What they want so far, each with what speaks against it. */
export function ItemsPart({ draft, change, menu, quoted, lost, onEdit }: ItemsPartProps) {
  const { t } = useTranslation('new-order');
  const { money } = useFormat();
  const { items, held } = draft;
  const toggleHeld = (key: string) =>
    change({ held: held.includes(key) ? held.filter((each) => each !== key) : [...held, key] });
  const refusedAt = (position: number) =>
    quoted.current
      ? quoted.quote?.refusals.find(({ path }) => path[0] === 'items' && path[1] === position)
      : undefined;
  return (
    <>
      {lost.length > 0 && (
        <Alert type="warning" showIcon message={t('lost', { count: lost.length, names: lost.join(', ') })} />
      )}
      {items.length === 0 && <p className={styles.faint}>{t('noItems')}</p>}
      <ul className={styles.items} aria-label={t('items')}>
        {items.map((item, position) => (
          <li key={item.key} className={styles.item}>
            <Quantity
              label={item.name}
              quantity={item.quantity}
              unit={unitOf(item, menu)}
              onChange={(quantity) => change({ items: withQuantity(items, item.key, quantity) })}
            />
            <div className={styles.itemWords}>
              <Button type="link" className={styles.itemName} onClick={() => onEdit(item)}>
                {item.name}
              </Button>
              <span className={styles.faint}>{itemWords(item, menu).join(', ')}</span>
              {item.notes && <em>{item.notes}</em>}
              <FieldNote error={refusedAt(position)?.message} />
            </div>
            {draft.type === 'DINE_IN' && (
              <Button
                type={held.includes(item.key) ? 'primary' : 'text'}
                size="small"
                aria-pressed={held.includes(item.key)}
                title={t('hold', { name: item.name })}
                icon={<CirclePause size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => toggleHeld(item.key)}
              />
            )}
            <span className="figures">{money(itemCents(item, menu))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
