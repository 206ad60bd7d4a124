import { Input } from 'antd';
import { extraWords } from '@domain/orders/choices';
import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import type { OrderItem } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import { Quantity } from '../items/quantity';
import styles from './edit.module.css';
import type { Staying } from './wanted-items';
import { useFormat } from '@shared/format/context';
import { isTooLong, textCount } from '@shared/ui/limited-text';

interface KeptItemsProps {
  items: OrderItem[];
  staying: Staying[];
  onChange: (staying: Staying[]) => void;
}

/** What was ordered, each at the price it was sold for: more or less of it, with other notes, or not at all. */
export function KeptItems({ items, staying, onChange }: KeptItemsProps) {
  const { t } = useTranslation('order-edit');
  const { money } = useFormat();
  const set = (place: number, change: Partial<Staying>) =>
    onChange(staying.map((each) => (each.place === place ? { ...each, ...change } : each)));
  return (
    <ul className={styles.items}>
      {items.map((item, place) => {
        const { quantity = 0, notes = '' } = staying[place] ?? {};
        const name = [item.name, item.variation?.name].filter(Boolean).join(' · ');
        return (
          <li key={place} className={styles.item} data-removed={quantity === 0 || undefined}>
            <Quantity
              label={name}
              quantity={quantity}
              unit={item.unit}
              onChange={(next) => set(place, { quantity: next })}
            />
            <div className={styles.what}>
              <p className={styles.name}>{name}</p>
              {extraWords(item.extras).map((words) => (
                <p key={words} className={styles.faint}>
                  {words}
                </p>
              ))}
              {quantity === 0 ? (
                <p className={styles.faint}>{t('takenOut')}</p>
              ) : (
                // As high as what it says: a note of an allergy is read whole.
                <Input.TextArea
                  size="small"
                  autoSize
                  value={notes}
                  count={textCount(MAX_ITEM_NOTES)}
                  status={isTooLong(notes, MAX_ITEM_NOTES) ? 'error' : undefined}
                  placeholder={t('notes')}
                  aria-label={t('notesOf', { name })}
                  onChange={({ target }) => set(place, { notes: target.value })}
                  onPressEnter={(event) => event.preventDefault()}
                />
              )}
            </div>
            <span className="figures">{money(item.unitPriceCents * quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}
