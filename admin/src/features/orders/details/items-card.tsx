import type { OrderDto } from '@contracts/orders';
import { counted, perUnit } from '@domain/menu/unit';
import { choicesOf, choiceWords } from '@domain/orders/choices';
import type { OrderItem, OrderItemPieces } from '@domain/orders/order';
import { ChoiceWords } from '@entities/order/choice-words';
import { HeldTag } from '@entities/order/held-tag';
import { OrderNote } from '@entities/order/order-note';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

type Sold = Pick<
  OrderDto,
  'items' | 'notes' | 'ifSoldOut' | 'unitCount' | 'itemsCents' | 'fees' | 'discounts' | 'totalCents'
>;

interface ItemsCardProps {
  order: Sold;
  /** What can be done with one item, by its place in the order. */
  tools?: (place: number) => ReactNode;
}

/** What was sold at what price, and how that makes the total. */
export function ItemsCard({ order, tools }: ItemsCardProps) {
  const { t } = useTranslation('orders');
  const prices = order.totalCents !== null;
  return (
    <Card title={t('details.items', { count: order.unitCount })}>
      <ul className={styles.items}>
        {order.items.map((item, index) => (
          <Item key={index} item={item} prices={prices} tools={tools?.(index)} />
        ))}
      </ul>
      {order.notes && <OrderNote text={order.notes} iconSize={16} className={styles.notes} />}
      {order.ifSoldOut && (
        <p className={styles.faint}>
          {t('details.ifSoldOut')} {t(`answers.${order.ifSoldOut}`)}
        </p>
      )}
      {prices && <Totals order={order} />}
    </Card>
  );
}

function Item({ item, prices, tools }: { item: OrderItem; prices: boolean; tools?: ReactNode }) {
  const { money } = useFormat();
  const { t } = useTranslation('orders');
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{counted(item.quantity, item.unit)}</span>
      <div>
        <p>
          {item.name}
          {item.variation && <span className={styles.faint}> · {item.variation.name}</span>}
        </p>
        {choicesOf(item.extras).map((choice, index) => (
          <Fragment key={index}>
            <Chosen shared={choice.shared} priceCents={prices ? sumOf(choice.extras) : 0}>
              <ChoiceWords choice={choice} />
            </Chosen>
            {choice.extras
              .flatMap((extra) => extra.extras ?? [])
              .map((nested) => (
                <Chosen
                  key={`${nested.groupId}-${nested.extraId}`}
                  priceCents={prices ? nested.totalCents : 0}
                  nested
                >
                  {choiceWords(nested)}
                </Chosen>
              ))}
          </Fragment>
        ))}
        {item.notes && <OrderNote text={item.notes} className={styles.itemNotes} />}
        {item.held && <HeldTag />}
        {tools}
      </div>
      {prices && (
        <div className={styles.price}>
          <p className="figures">{money(item.totalCents)}</p>
          {item.quantity > 1 && (
            <p className={styles.faint}>
              {item.unit === 'UN'
                ? t('details.each', { price: money(item.unitPriceCents) })
                : perUnit(money(item.unitPriceCents), item.unit)}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

const sumOf = (extras: readonly OrderItemPieces[]) =>
  extras.reduce((sum, { totalCents }) => sum + totalCents, 0);

interface ChosenProps {
  children: ReactNode;
  /** What the whole consists of. */
  shared?: boolean;
  priceCents: number;
  /** Chosen with the one above it. */
  nested?: boolean;
}

function Chosen({ children, shared, priceCents, nested }: ChosenProps) {
  const { money } = useFormat();
  return (
    <p className={styles.extra} data-shared={shared || undefined} data-nested={nested || undefined}>
      <span>{children}</span>
      {priceCents > 0 && <span className="figures">+{money(priceCents)}</span>}
    </p>
  );
}

function Totals({ order }: { order: Sold }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { itemsCents, fees, discounts, totalCents } = order;
  return (
    <dl className={styles.totals}>
      {itemsCents !== null && (
        <div>
          <dt>{t('totals.items')}</dt>
          <dd>{money(itemsCents)}</dd>
        </div>
      )}
      {fees?.map(({ kind, amountCents }) => (
        <div key={kind}>
          <dt>{t(`fees.${kind}`)}</dt>
          <dd>{money(amountCents)}</dd>
        </div>
      ))}
      {discounts?.map(({ source, target, reason, amountCents }) => (
        <div key={`${source}-${target}-${reason ?? ''}`}>
          <dt>
            {t(`discounts.${source}`)}
            {reason && <span className={styles.faint}> · {reason}</span>}
          </dt>
          <dd>−{money(amountCents)}</dd>
        </div>
      ))}
      {totalCents !== null && (
        <div className={styles.total}>
          <dt>{t('totals.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      )}
    </dl>
  );
}
