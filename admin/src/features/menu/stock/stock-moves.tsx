import { Button, Segmented } from 'antd';
import { stockBody } from '@contracts/menu';
import { measured, unitSymbol, type ProductUnit } from '@domain/menu/unit';
import { PackageMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLow } from './is-low';
import styles from './stock.module.css';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';
import { Tag } from '@shared/ui/tag';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const KINDS = ['RESTOCK', 'WASTE', 'RECOUNT'] as const;

export interface StockMove {
  kind: (typeof KINDS)[number];
  quantity: number;
}

interface StockMovesProps {
  /** What is counted: a product, a variation or an extra. */
  item: { name: string; unit: ProductUnit; stockQuantity: number | null; stockLowAt: number | null };
  busy: boolean;
  /** Answers whether it is stored; `message` says that it is. */
  onMove: (move: StockMove, message: string) => Promise<boolean>;
  /** From how many on it is low; as it is stored unless the form beside says otherwise. */
  lowAt?: number | null;
  onDone?: () => void;
}

/** What is left, and what came in, was thrown away or was counted; noted at once, not with the form around it. */
export function StockMoves({ item, busy, onMove, lowAt = item.stockLowAt, onDone }: StockMovesProps) {
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
    const message = t(`stock.noted.${kind}`, { name: item.name, count: quantity });
    const stored = await onMove({ kind, quantity }, message);
    if (!stored) return;
    setQuantity(null);
    setAsked(false);
    onDone?.();
  };

  return (
    <div className={styles.moves}>
      <p className={styles.left}>
        <strong className="figures">{measured(number(item.stockQuantity ?? 0), item.unit)}</strong>{' '}
        {t('stock.now')}{' '}
        {isLow({ stockQuantity: item.stockQuantity, stockLowAt: lowAt }) && (
          <Tag tone="waiting" icon={PackageMinus}>
            {t('stock.low')}
          </Tag>
        )}
      </p>
      <div>
        <Segmented
          aria-label={t('stock.kind')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`stock.kinds.${value}`) }))}
        />
      </div>
      <div className={styles.row}>
        <Field label={t(`stock.quantity.${kind}`)} error={asked && !usable ? t('stock.missing') : undefined}>
          {(control) => (
            <WholeNumberInput
              {...control}
              suffix={unitSymbol(item.unit)}
              value={quantity}
              onChange={setQuantity}
            />
          )}
        </Field>
        <Button loading={busy} onClick={() => void note()}>
          {t('stock.note')}
        </Button>
      </div>
    </div>
  );
}
