import type { OrderDto } from '@contracts/orders';
import { counted, perUnit } from '@domain/menu/unit';
import type { OrderItem, OrderItemPieces } from '@domain/orders/order';
import { NotebookPen } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

/** What was sold at what price, and how that makes the total. */
export function ItemsCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  const prices = order.totalCents !== null;
  return (
    <Card title={t('details.items', { count: order.unitCount })}>
      <ul className={styles.items}>
        {order.lines.map((line, index) => (
          <Line key={index} line={line} prices={prices} />
        ))}
      </ul>
      {order.notes && (
        <p className={styles.notes}>
          <NotebookPen size={16} strokeWidth={1.75} aria-hidden />
          <span>
            <span className="visually-hidden">{t('details.notes')}: </span>
            {order.notes}
          </span>
        </p>
      )}
      {prices && <Totals order={order} />}
    </Card>
  );
}

function Line({ line, prices }: { line: OrderItem; prices: boolean }) {
  const { money } = useFormat();
  const { t } = useTranslation('orders');
  return (
    <li className={styles.item}>
      <span className={styles.quantity}>{counted(line.quantity, line.unit)}</span>
      <div>
        <p>
          {line.name}
          {line.variation && <span className={styles.faint}> · {line.variation.name}</span>}
        </p>
        {line.extras.map((extra) => (
          <Fragment key={keyOf(extra)}>
            <Extra extra={extra} prices={prices} />
            {extra.extras?.map((nested) => (
              <Extra key={keyOf(nested)} extra={nested} prices={prices} nested />
            ))}
          </Fragment>
        ))}
        {line.notes && <p className={styles.itemNotes}>{line.notes}</p>}
      </div>
      {prices && (
        <div className={styles.price}>
          <p className="figures">{money(line.totalCents)}</p>
          {line.quantity > 1 && (
            <p className={styles.faint}>
              {line.unit === 'UN'
                ? t('details.each', { price: money(line.unitPriceCents) })
                : perUnit(money(line.unitPriceCents), line.unit)}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

const keyOf = ({ groupId, extraId }: OrderItemPieces) => `${groupId}-${extraId}`;

interface ExtraProps {
  extra: OrderItemPieces;
  prices: boolean;
  /** Chosen with the one above it. */
  nested?: boolean;
}

function Extra({ extra: { name, quantity, totalCents }, prices, nested }: ExtraProps) {
  const { money } = useFormat();
  return (
    <p className={styles.extra} data-nested={nested || undefined}>
      <span>
        {quantity > 1 && `${quantity}× `}
        {name}
      </span>
      {prices && totalCents > 0 && <span className="figures">+{money(totalCents)}</span>}
    </p>
  );
}

function Totals({ order }: { order: OrderDto }) {
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
