import { useField } from '@strapi/strapi/admin';
import { Field, Grid, NumberInput } from '@strapi/design-system';
import { PLAN_LIMITS } from '../../domain/plans';
import { language } from '../words/language';
import { limitWord } from '../words/translations';
import { type InputProps, Labelled } from './labelled';

/** How much of everything a plan allows. */
export function LimitsInput(props: InputProps) {
  const { name, disabled } = props;
  const { value, onChange } = useField(name);
  const limits = limitsIn(value);
  return (
    <Labelled {...props}>
      <Grid.Root gap={4} role="group" aria-label={props.label}>
        {PLAN_LIMITS.map((limit) => (
          <Grid.Item key={limit} col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`${name}-${limit}`}>
              <Field.Label>{limitWord(limit)}</Field.Label>
              <NumberInput
                value={limits[limit]}
                locale={language()}
                disabled={disabled ?? false}
                onValueChange={(amount) => onChange(name, { ...limits, [limit]: amount ?? 0 })}
              />
            </Field.Root>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Labelled>
  );
}

/** Every limit, none where nothing is stored yet. */
function limitsIn(value: unknown): Record<string, number> {
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return Object.fromEntries(
    PLAN_LIMITS.map((limit) => {
      const amount = stored[limit];
      return [limit, typeof amount === 'number' ? amount : 0];
    }),
  );
}
