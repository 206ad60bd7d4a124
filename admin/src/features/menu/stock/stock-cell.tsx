import { stockBody } from '@contracts/menu';
import { Button, InputNumber } from 'antd';
import { measured, type ProductUnit } from '@domain/menu/unit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '../rows/in-place';
import inPlace from '../rows/in-place.module.css';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';

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
  const mayCount = useHasPermission('menu.sold-out');
  const [typed, setTyped] = useState<number | null>(null);
  const [editing, setEditing] = useState(false);
  const { name, unit, stockQuantity: left } = item;
  const valid = stockBody.shape.quantity.safeParse(typed).success;
  if (left === null) return null;
  if (!mayCount || !onCount) return <>{measured(number(left), unit)}</>;
  if (editing) {
    return (
      <InPlace
        valid={valid}
        onClose={(store) => {
          setEditing(false);
          if (store && typed !== null && typed !== left) onCount(typed);
        }}
      >
        <InputNumber
          autoFocus
          controls={false}
          precision={0}
          inputMode="numeric"
          aria-label={t('stock.of', { name })}
          status={valid ? undefined : 'error'}
          aria-invalid={!valid || undefined}
          value={typed}
          onChange={setTyped}
        />
      </InPlace>
    );
  }
  return (
    <Button
      type="text"
      className={inPlace.value}
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
