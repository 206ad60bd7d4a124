import { Button } from 'antd';
import { measured, type ProductUnit } from '@domain/menu/unit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from './in-place';
import styles from './products.module.css';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { NumberInput } from '@shared/ui/inputs';

const MOST = 100_000;

interface StockCellProps {
  item: { name: string; unit: ProductUnit; stockQuantity: number | null };
  /** Left out where it is only read. */
  onCount: ((quantity: number) => void) | undefined;
  busy: boolean;
}

/** What is left, counted anew in place: press it, type, Enter. */
export function StockCell({ item, busy, onCount }: StockCellProps) {
  const { t } = useTranslation('menu');
  const { number } = useFormat();
  const mayCount = useGrant('menu.sold-out') !== null;
  const [typed, setTyped] = useState<number | null>(null);
  const [editing, setEditing] = useState(false);
  const { name, unit, stockQuantity: left } = item;
  if (left === null) return null;
  if (!mayCount || !onCount) return <>{measured(number(left), unit)}</>;
  if (editing) {
    return (
      <InPlace
        valid={typed !== null}
        onClose={(store) => {
          setEditing(false);
          if (store && typed !== null && typed !== left) onCount(typed);
        }}
      >
        <NumberInput
          autoFocus
          aria-label={t('stock.of', { name })}
          max={MOST}
          value={typed}
          onChange={setTyped}
        />
      </InPlace>
    );
  }
  return (
    <Button
      type="text"
      className={styles.priceButton}
      aria-label={t('inPlace.count', { name, count: left })}
      aria-busy={busy || undefined}
      onClick={() => {
        if (busy) return;
        setTyped(left);
        setEditing(true);
      }}
    >
      {measured(number(left), unit)}
    </Button>
  );
}
