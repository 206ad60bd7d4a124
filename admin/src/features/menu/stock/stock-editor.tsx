import { stockBody } from '@contracts/menu';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '../rows/in-place';

interface StockEditorProps {
  item: { name: string; stockQuantity: number };
  /** What was counted, or null to leave it. */
  onClose: (quantity: number | null) => void;
}

/** What is left of something, counted where it stands. */
export default function StockEditor({ item, onClose }: StockEditorProps) {
  const { t } = useTranslation('menu');
  const [typed, setTyped] = useState<number | null>(item.stockQuantity);
  const valid = stockBody.shape.quantity.safeParse(typed).success;
  return (
    <InPlace valid={valid} onClose={(store) => onClose(store ? typed : null)}>
      <InputNumber
        autoFocus
        controls={false}
        precision={0}
        inputMode="numeric"
        aria-label={t('stock.of', { name: item.name })}
        status={valid ? undefined : 'error'}
        aria-invalid={!valid || undefined}
        value={typed}
        onChange={setTyped}
      />
    </InPlace>
  );
}
