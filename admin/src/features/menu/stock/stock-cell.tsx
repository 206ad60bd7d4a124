import { Button } from 'antd';
import { measured, type ProductUnit } from '@domain/menu/unit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import inPlace from '../rows/in-place.module.css';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';

// The schema that a count is checked by stands on all of zod, which a list can do without.
const StockEditor = lazy(() => import('./stock-editor'));

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
  const [editing, setEditing] = useState(false);
  const { name, unit, stockQuantity: left } = item;
  if (left === null) return null;
  if (!mayCount || !onCount) return <>{measured(number(left), unit)}</>;
  if (editing) {
    return (
      <Suspense>
        <StockEditor
          item={{ name, stockQuantity: left }}
          onClose={(counted) => {
            setEditing(false);
            if (counted !== null && counted !== left) onCount(counted);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Button
      type="text"
      className={inPlace.value}
      aria-label={t('inPlace.count', { name, count: left })}
      aria-busy={busy || undefined}
      onClick={() => !busy && setEditing(true)}
    >
      {measured(number(left), unit)}
    </Button>
  );
}
