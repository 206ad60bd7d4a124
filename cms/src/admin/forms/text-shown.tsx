import { useField } from '@strapi/strapi/admin';
import { TextInput } from '@strapi/design-system';
import { valueWord } from '../words/translations';
import { type InputProps, Labelled } from './labelled';

/** A number that is a name, or a code in words: nothing that is written in the panel. */
export function TextShown(props: InputProps) {
  const { value } = useField(props.name);
  const text = typeof value === 'string' || typeof value === 'number' ? valueWord(String(value)) : '';
  return (
    <Labelled {...props}>
      <TextInput value={text} disabled />
    </Labelled>
  );
}
