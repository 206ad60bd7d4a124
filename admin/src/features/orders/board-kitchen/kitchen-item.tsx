import type { OrderCardItem } from '@contracts/orders';
import { counted } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import { OrderNote } from '@entities/order/order-note';
import { Fragment } from 'react';
import styles from './kitchen-ticket.module.css';

/** A line of a ticket: what to make, of what, and what was asked for. */
export function KitchenItem({ item }: { item: OrderCardItem }) {
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{counted(item.quantity, item.unit)}</span>
      <div>
        <p className={styles.name}>
          {item.name}
          {item.variation && <span className={styles.variation}> {item.variation}</span>}
        </p>
        {choicesOf(item.extras).map((choice, index) => (
          <Fragment key={index}>
            <p className={choice.shared ? styles.shared : styles.extra}>
              {!choice.shared && '+ '}
              {choice.words}
            </p>
            {choice.extras
              .flatMap((extra) => extra.extras ?? [])
              .map((nested, place) => (
                <p key={place} className={styles.extra} data-nested>
                  ↳ {choiceWords(nested)}
                </p>
              ))}
          </Fragment>
        ))}
        {item.notes && <OrderNote text={item.notes} iconSize={20} className={styles.itemNotes} />}
      </div>
    </li>
  );
}
