import { Button } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './edit.module.css';

/** The most of one item that a form takes. */
const MOST = 50;

interface QuantityProps {
  /** Of what. */
  name: string;
  value: number;
  most?: number;
  onChange: (quantity: number) => void;
}

/** How many, by a press each; down to none, which takes it out. */
export function Quantity({ name, value, most = MOST, onChange }: QuantityProps) {
  const { t } = useTranslation('order-edit');
  return (
    <div className={styles.quantity} role="group" aria-label={t('quantityOf', { name })}>
      <Button
        title={t('less', { name })}
        icon={<Minus size={16} aria-hidden />}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      />
      <b className="figures" aria-live="polite">
        {value}
      </b>
      <Button
        title={t('more', { name })}
        icon={<Plus size={16} aria-hidden />}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
