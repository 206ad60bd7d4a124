import { counted } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import type { OrderItem } from '@domain/orders/order';
import { ChoiceWords } from '@entities/order/choice-words';
import { NoteWords } from '@entities/order/order-note';
import styles from './ticket.module.css';
import { useFormat } from '@shared/format/context';

/** What was sold, each with what was chosen and what was asked for. */
export function TicketItems({ lines, prices }: { lines: OrderItem[]; prices: boolean }) {
  const { money } = useFormat();
  return (
    <ul className={styles.items}>
      {lines.map((line, index) => (
        <li key={index}>
          <div className={styles.row}>
            <b>
              {counted(line.quantity, line.unit)} {line.name}
              {line.variation && ` ${line.variation.name}`}
            </b>
            {prices && <span>{money(line.totalCents)}</span>}
          </div>
          {choicesOf(line.extras).map((choice, place) => (
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
          {line.notes && (
            <div className={styles.itemNotes}>
              » <NoteWords text={line.notes} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
