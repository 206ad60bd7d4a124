import { Button } from 'antd';
import type { StockMoveDto } from '@contracts/product-details';
import { measured, type ProductUnit } from '@domain/menu/unit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { StockDrawer } from '../stock-drawer';
import type { ProductActions, ProductRow } from '../use-product-actions';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

const SHOWN = 8;

interface StockCardProps {
  product: ProductRow;
  moves: StockMoveDto[];
  actions: ProductActions;
}

/** What is left on the shelf, and what came in and went. */
export function StockCard({ product, moves, actions }: StockCardProps) {
  const { t } = useTranslation('menu');
  const { number } = useFormat();
  const mayStock = useHasPermission('menu.sold-out') && product.stockTracked;
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const { stockQuantity, stockLowAt, unit } = product;
  return (
    <Card
      title={t('details.stock.title')}
      actions={
        mayStock && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('stock.open')}
          </Button>
        )
      }
    >
      {stockQuantity !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('details.stock.left')}</dt>
            <dd>{measured(number(stockQuantity), unit)}</dd>
          </div>
          {stockLowAt !== null && (
            <div>
              <dt>{t('details.stock.lowAt')}</dt>
              <dd>{measured(number(stockLowAt), unit)}</dd>
            </div>
          )}
        </dl>
      )}
      {moves.length === 0 ? (
        <p className={styles.text}>{t('details.stock.none')}</p>
      ) : (
        <ol className={styles.history}>
          {(all ? moves : moves.slice(0, SHOWN)).map((move, index) => (
            <Move key={`${move.at} ${index}`} move={move} unit={unit} />
          ))}
        </ol>
      )}
      {moves.length > SHOWN && (
        <Button size="small" type="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('groups.showFewer') : t('groups.showAll', { count: moves.length })}
        </Button>
      )}
      {open && <StockDrawer product={product} actions={actions} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Move({
  move: { kind, quantity, balance, order, by, at },
  unit,
}: {
  move: StockMoveDto;
  unit: ProductUnit;
}) {
  const { t } = useTranslation('menu');
  const { number, signed, moment } = useFormat();
  const who = order ? t('details.stock.order', { number: order.number }) : by;
  return (
    <li>
      <span>
        {t(`details.stock.kinds.${kind}`)}
        <small>{[who, moment(at)].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.amounts}>
        <b>{measured(signed(quantity), unit)}</b>
        <small>{t('details.stock.balance', { left: measured(number(balance), unit) })}</small>
      </span>
    </li>
  );
}
