import { useParams } from 'react-router-dom';
import { useField } from '@strapi/strapi/admin';
import { Flex, TextInput, Typography } from '@strapi/design-system';
import { RowLink } from '../cells/row-link';
import { type InputProps, Labelled } from './labelled';
import { rowIdIn, rowTypeOf } from './row-fields';

/**
 * The rows whose ids a field holds, by name and with the way to each. No form changes what a row belongs to; that of a new
 * row takes the id of what it will belong to.
 */
export function RowsInput(props: InputProps) {
  const { id } = useParams();
  // The address of a new row has this in the place of an id; that of a copy has none.
  const isNew = id === undefined || id === 'create';
  return isNew ? <IdInput {...props} /> : <RowsShown {...props} />;
}

function IdInput(props: InputProps) {
  const { name, disabled } = props;
  const { value, onChange } = useField<string | null>(name);
  return (
    <Labelled {...props}>
      <TextInput
        value={value ?? ''}
        disabled={disabled === true}
        onChange={({ target }: { target: { value: string } }) => onChange(name, target.value)}
      />
    </Labelled>
  );
}

function RowsShown(props: InputProps) {
  const { value } = useField(props.name);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const ids = values.flatMap((each) => rowIdIn(each) ?? []);
  const uid = rowTypeOf(props.name);
  return (
    <Labelled {...props} required={false}>
      <Typography tag="div">
        <Flex gap={2} wrap="wrap" minHeight="4rem" alignItems="center">
          {ids.length === 0 && '–'}
          {ids.map((id) => (
            <RowLink key={id} uid={uid} id={id} />
          ))}
        </Flex>
      </Typography>
    </Labelled>
  );
}
