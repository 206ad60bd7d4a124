import { useField } from '@strapi/strapi/admin';
import { TextInput } from '@strapi/design-system';
import { rateText } from './details';
import { type InputProps, Labelled } from './labelled';

/** A rate in per cent; the row holds basis points. No rate is written in the panel. */
export function RateInput(props: InputProps) {
  const { value } = useField(props.name);
  return (
    <Labelled {...props}>
      <TextInput value={typeof value === 'number' ? rateText(value) : '–'} disabled />
    </Labelled>
  );
}
