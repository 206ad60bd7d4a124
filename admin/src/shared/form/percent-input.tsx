import { InputNumber, type InputNumberProps } from 'antd';

interface PercentInputProps extends Omit<InputNumberProps<number>, 'value' | 'onChange'> {
  /** Basis points. */
  value?: number | null;
  onChange?: (bps: number | null) => void;
}

const BPS_PER_PERCENT = 100;

/** A percentage as people type it, with two decimals at most, for a number of basis points. */
export const PercentInput = ({ value, onChange, ...input }: PercentInputProps) => (
  <InputNumber<number>
    controls={false}
    precision={2}
    min={0}
    max={100}
    inputMode="decimal"
    suffix="%"
    {...input}
    value={value == null ? value : value / BPS_PER_PERCENT}
    onChange={(percent) => onChange?.(percent === null ? null : Math.round(percent * BPS_PER_PERCENT))}
  />
);
