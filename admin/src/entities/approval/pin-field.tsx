import type { FieldProps } from '@shared/ui/field';
import { TextField } from '@shared/ui/inputs';

interface PinFieldProps extends FieldProps {
  value: string;
  onChange: (pin: string) => void;
}

/** Digits alone, unseen by who stands beside, and never offered again by the browser: the screen is everybody's. */
export function PinField({ value, onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus
      maxLength={6}
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      {...field}
    />
  );
}
