import { useField } from '@strapi/strapi/admin';
import { Flex, Typography } from '@strapi/design-system';
import { RowLink } from '../cells/row-link';
import { type InputProps, Labelled } from './labelled';
import { rowTypeOf } from './row-fields';

/** The rows whose ids a field holds, by name and with the way to each. No form changes what a row belongs to. */
export function RowsInput(props: InputProps) {
  const { value } = useField(props.name);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');
  const uid = rowTypeOf(props.name);
  return (
    <Labelled {...props} required={false}>
      <Typography tag="div">
        <Flex gap={2} wrap="wrap" minHeight="4rem" alignItems="center">
          {ids.length === 0 && '–'}
          {ids.map((id: string) => (
            <RowLink key={id} uid={uid} id={id} />
          ))}
        </Flex>
      </Typography>
    </Labelled>
  );
}
