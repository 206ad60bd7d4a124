import type { OrderCardItem } from '@contracts/orders';
import { counted } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import { useTranslation } from 'react-i18next';
import { ChoiceWords } from './choice-words';
import styles from './order-items.module.css';
import { HeldTag } from './held-tag';
import { OrderNote } from './order-note';
import { shownItems } from './shown-items';

const LINES = 3;

/** The lines of a card: what changes what is cooked is written out, plain lines beyond a few are counted. */
export function OrderItems({ items }: { items: readonly OrderCardItem[] }) {
  const { t } = useTranslation('order');
  const shown = shownItems(items, LINES);
  const more = items.length - shown.length;
  return (
    <ul className={styles.items}>
      {shown.map((item, index) => (
        <Item key={index} item={item} />
      ))}
      {more > 0 && <li className={styles.more}>{t('card.more', { count: more })}</li>}
    </ul>
  );
}

function Item({ item }: { item: OrderCardItem }) {
  const choices = choicesOf(item.extras);
  const shared = choices.filter((choice) => choice.shared);
  const added = choices.filter((choice) => !choice.shared);
  return (
    <li className={styles.item}>
      <b className={styles.quantity}>{counted(item.quantity, item.unit)}</b>
      <div>
        <p>
          {item.name}
          {item.variation && <span className={styles.variation}> {item.variation}</span>}
        </p>
        {shared.map((choice) => (
          <p key={choice.words} className={styles.shared}>
            <ChoiceWords choice={choice} />
            {nestedWords(choice.extras)}
          </p>
        ))}
        {added.length > 0 && (
          <p className={styles.added}>
            {added.map(({ words, extras }) => `+ ${words}${nestedWords(extras)}`).join(' ')}
          </p>
        )}
        {item.notes && <OrderNote text={item.notes} className={styles.note} />}
        {item.held && <HeldTag />}
      </div>
    </li>
  );
}

/** What was chosen with extras in turn, in brackets behind them. */
function nestedWords(extras: OrderCardItem['extras']): string {
  const nested = extras.flatMap((extra) => extra.extras ?? []).map(choiceWords);
  return nested.length > 0 ? ` (${nested.join(', ')})` : '';
}
