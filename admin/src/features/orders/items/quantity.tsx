import { measured, type ProductUnit } from '@domain/menu/unit';
import { Button } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';
import { MAX_QUANTITY } from '../../../storefront/ordering';

interface QuantityProps {
  /** Of what. */
  label: string;
  quantity: number;
  /** What one of it is. */
  unit: ProductUnit;
  least?: number;
  most?: number;
  onChange: (quantity: number) => void;
}

/** One more, one less. */
export function Quantity(props: QuantityProps) {
  const { label, quantity, unit, least = 0, most = MAX_QUANTITY, onChange } = props;
  const { t } = useTranslation('order-items');
  return (
    <div className={styles.quantity} role="group" aria-label={t('quantityOf', { name: label })}>
      <Button
        type="text"
        size="small"
        title={t('less')}
        icon={<Minus size={14} strokeWidth={2} />}
        disabled={quantity <= least}
        onClick={() => onChange(quantity - 1)}
      />
      <b className="figures" aria-live="polite">
        {measured(quantity, unit)}
      </b>
      <Button
        type="text"
        size="small"
        title={t('more')}
        icon={<Plus size={14} strokeWidth={2} />}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
}
