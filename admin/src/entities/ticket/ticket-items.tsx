import { counted } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import type { OrderItem } from '@domain/orders/order';
import { ChoiceWords } from '@entities/order/choice-words';
import { NoteWords } from '@entities/order/order-note';
import styles from './ticket.module.css';
import { useFormat } from '@shared/format/context';

/** What was sold, each with what was chosen and what was asked for. */
export function TicketItems({ items, prices }: { items: OrderItem[]; prices: boolean }) {
  const { money } = useFormat();
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          <div className={styles.row}>
            <b>
              {counted(item.quantity, item.unit)} {item.name}
              {item.variation && ` ${item.variation.name}`}
            </b>
            {prices && <span>{money(item.totalCents)}</span>}
          </div>
          {choicesOf(item.extras).map((choice, place) => (
            <div key={place} className={choice.shared ? styles.shared : styles.extra}>
              {!choice.shared && '+ '}
              <ChoiceWords choice={choice} />
              {choice.extras
                .flatMap((extra) => extra.extras ?? [])
                .map((nested) => (
                  <div key={`${nested.groupId}-${nested.extraId}`} className={styles.extra}>
                    - {choiceWords(nested)}
                  </div>
                ))}
            </div>
          ))}
          {item.notes && (
            <div className={styles.itemNotes}>
              » <NoteWords text={item.notes} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
