import { useState } from 'react';
import { useField } from '@strapi/strapi/admin';
import { TextInput, Typography } from '@strapi/design-system';
import { amountText, typedAmount } from '../words/language';
import { useCurrency } from './currency';
import { type InputProps, Labelled } from './labelled';

/** An amount in units of the row's currency or of its business's; the form holds it in the smallest unit. */
export function MoneyInput(props: InputProps) {
  const { name, disabled } = props;
  const { value, onChange } = useField<number | string | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const currency = useCurrency();
  const change = (text: string) => {
    setTyped(text);
    if (currency === null) return;
    // What is no amount stays as it is, for the form to refuse.
    onChange(name, text.trim() === '' ? null : (typedAmount(text, currency) ?? text));
  };
  return (
    <Labelled {...props}>
      <TextInput
        value={typed ?? written(value, currency)}
        inputMode="decimal"
        disabled={disabled === true || currency === null}
        endAction={currency && <Typography textColor="neutral600">{currency}</Typography>}
        onChange={({ target }: { target: { value: string } }) => change(target.value)}
        onBlur={() => setTyped(null)}
      />
    </Labelled>
  );
}

function written(value: number | string | null | undefined, currency: string | null): string {
  if (typeof value !== 'number') return value ?? '';
  if (currency === null) return '';
  return amountText(value, currency);
}
