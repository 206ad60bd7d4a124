import { counted } from '@domain/menu/unit';
import type { OrderItem, OrderItemPieces } from '@domain/orders/order';
import styles from './ticket.module.css';
import { useFormat } from '@shared/format/context';

const pieces = ({ name, quantity }: OrderItemPieces) => (quantity > 1 ? `${quantity}× ${name}` : name);

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
          {line.extras.map((extra) => (
            <div key={`${extra.groupId}-${extra.extraId}`} className={styles.extra}>
              + {pieces(extra)}
              {extra.extras?.map((nested) => (
                <div key={`${nested.groupId}-${nested.extraId}`} className={styles.extra}>
                  - {pieces(nested)}
                </div>
              ))}
            </div>
          ))}
          {line.notes && <div className={styles.itemNotes}>» {line.notes}</div>}
        </li>
      ))}
    </ul>
  );
}
