import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { parseMoney } from '@domain/money';
import { useFormat } from '@shared/format/context';

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix'> {
  value?: number | null;
  onChange?: (cents: number | null) => void;
  /** What it comes to while nothing is entered, in minor units. */
  placeholderCents?: number;
}

/**
 * An amount in minor units of the business's currency; null while empty or not an amount. Keeps what is being typed as
 * text and writes it out in full on leaving, which antd's `InputNumber` cannot do in a country with a decimal comma
 * where people type a point.
 */
export function MoneyInput({ value = null, onChange, placeholderCents, onBlur, ...rest }: MoneyInputProps) {
  const { amount: write, country, currency, sign } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const parse = (text: string) => {
    const cents = parseMoney(text, currency, country);
    return cents !== null && cents < 0 ? null : cents;
  };
  const wrong = typed !== null && typed.trim() !== '' && parse(typed) === null;
  const invalid = wrong || rest['aria-invalid'] || undefined;
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholderCents === undefined ? undefined : write(placeholderCents)}
      {...rest}
      onBlur={(event) => {
        if (!wrong) setTyped(null);
        onBlur?.(event);
      }}
      className="figures"
      styles={{ input: { textAlign: 'end' } }}
      prefix={sign}
      status={invalid && 'error'}
      aria-invalid={invalid}
      value={typed ?? (value === null ? '' : write(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(target.value.trim() === '' ? null : parse(target.value));
      }}
    />
  );
}
