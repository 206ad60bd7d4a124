import { stockBody } from '@contracts/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '../rows/in-place';
import { WholeNumberInput } from '@shared/form/whole-number-input';

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
      <WholeNumberInput
        autoFocus
        aria-label={t('stock.of', { name: item.name })}
        status={valid ? undefined : 'error'}
        aria-invalid={!valid || undefined}
        value={typed}
        onChange={setTyped}
      />
    </InPlace>
  );
}
