import { counted } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import { ChoiceWords } from '@entities/order/choice-words';
import { HeldTag } from '@entities/order/held-tag';
import { OrderNote } from '@entities/order/order-note';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kitchen-ticket.module.css';
import type { TicketItem } from './station-items';

/** An item of a ticket: what to make, of what, and what was asked for. */
export function KitchenItem({ item }: { item: TicketItem }) {
  const { t } = useTranslation('orders');
  return (
    <li className={styles.item} data-ready={item.ready || undefined} data-held={item.held}>
      <span className={styles.quantity}>{counted(item.quantity, item.unit)}</span>
      <div>
        <p className={styles.name}>
          {item.name}
          {item.variation && <span className={styles.variation}> {item.variation}</span>}
        </p>
        {item.held && <HeldTag />}
        {item.partOf && <p className={styles.extra}>{t('kitchen.partOf', { name: item.partOf })}</p>}
        {choicesOf(item.extras).map((choice, index) => (
          <Fragment key={index}>
            <p className={choice.shared ? styles.shared : styles.extra}>
              {!choice.shared && '+ '}
              <ChoiceWords choice={choice} />
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
