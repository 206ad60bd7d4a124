import { stockBody } from '@contracts/menu';
import { measured, unitSymbol } from '@domain/menu/unit';
import { PackageMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLow } from './not-sellable';
import styles from './products.module.css';
import type { ProductActions, ProductRow } from './use-product-actions';
import { useFormat } from '@shared/format/context';
import { Button } from '@shared/ui/button';
import { NumberField } from '@shared/ui/inputs';
import { SegmentedControl } from '@shared/ui/switch';
import { Tag } from '@shared/ui/tag';

const KINDS = ['RESTOCK', 'WASTE', 'RECOUNT'] as const;
const MOST = 100_000;

interface StockMovesProps {
  product: ProductRow;
  actions: ProductActions;
  /** From how many on it is low; as it is stored unless the form beside says otherwise. */
  lowAt?: number | null;
  onDone?: () => void;
}

/** What is left, and what came in, was thrown away or was counted; noted at once, not with the form around it. */
export function StockMoves({ product, actions, lowAt = product.stockLowAt, onDone }: StockMovesProps) {
  const { t } = useTranslation('menu');
  const { number } = useFormat();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('RESTOCK');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const valid = quantity !== null && stockBody.safeParse({ kind, quantity }).success;
  const usable = valid && (kind === 'RECOUNT' || quantity > 0);

  const note = async () => {
    setAsked(true);
    if (!usable) return;
    const message = t(`stock.noted.${kind}`, { name: product.name, count: quantity });
    const stored = await actions.moveStock(product, { kind, quantity }, message);
    if (!stored) return;
    setQuantity(null);
    setAsked(false);
    onDone?.();
  };

  return (
    <div className={styles.stock}>
      <p className={styles.left}>
        <strong className="figures">{measured(number(product.stockQuantity ?? 0), product.unit)}</strong>{' '}
        {t('stock.now')}{' '}
        {isLow({ stockQuantity: product.stockQuantity, stockLowAt: lowAt }) && (
          <Tag tone="waiting" icon={PackageMinus}>
            {t('stock.low')}
          </Tag>
        )}
      </p>
      <div>
        <SegmentedControl
          label={t('stock.kind')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`stock.kinds.${value}`) }))}
        />
      </div>
      <div className={styles.stockRow}>
        <NumberField
          label={t(`stock.quantity.${kind}`)}
          max={MOST}
          unit={unitSymbol(product.unit)}
          value={quantity}
          onChange={setQuantity}
          error={asked && !usable ? t('stock.missing') : undefined}
        />
        <Button busy={actions.isBusy(product.id)} onClick={() => void note()}>
          {t('stock.note')}
        </Button>
      </div>
    </div>
  );
}
