import { InputRenderer, type InputProps } from '@strapi/strapi/admin';
import { nounOfPage } from '../words/noun-of-page';
import { valueWord } from '../words/translations';

interface CodeInputProps {
  name: string;
  attribute: { enum: readonly string[] };
}

/** Strapi's select for the codes of a noun that has words of its own for them; Strapi's are the same for every noun. */
export function CodeInput({ attribute, ...props }: CodeInputProps) {
  const path = `${nounOfPage()}.${props.name}`;
  const options = attribute.enum.map((value) => ({ value, label: valueWord(value, path) }));
  // Strapi hands every input the rest of its properties, which the type of this component does not name.
  return <InputRenderer {...({ ...props, type: 'enumeration', options } as InputProps)} />;
}
