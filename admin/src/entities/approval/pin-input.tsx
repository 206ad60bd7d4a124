import { Input, type InputProps } from 'antd';

interface PinInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (pin: string) => void;
}

/** Digits alone, unseen by who stands beside, and never offered again by the browser: the screen is everybody's. */
export function PinInput({ value = '', onChange, ...rest }: PinInputProps) {
  return (
    <Input
      {...rest}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus
      maxLength={6}
      value={value}
      onChange={(event) => onChange?.(event.target.value.replace(/\D/g, ''))}
    />
  );
}
