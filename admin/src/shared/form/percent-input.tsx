import { InputNumber, type InputNumberProps } from 'antd';
import { useFormat } from '@shared/format/context';

interface PercentInputProps extends Omit<InputNumberProps<number>, 'value' | 'onChange'> {
  /** Basis points. */
  value?: number | null;
  onChange?: (bps: number | null) => void;
}

const BPS_PER_PERCENT = 100;

/** A percentage as people type it in the country of the business, rounded to two decimals, for a number of basis points. */
export function PercentInput({ value, onChange, ...input }: PercentInputProps) {
  const { decimal } = useFormat();
  return (
    <InputNumber<number>
      controls={false}
      decimalSeparator={decimal}
      min={0}
      max={100}
      inputMode="decimal"
      suffix="%"
      {...input}
      value={value == null ? value : value / BPS_PER_PERCENT}
      onChange={(percent) => onChange?.(percent === null ? null : Math.round(percent * BPS_PER_PERCENT))}
    />
  );
}
