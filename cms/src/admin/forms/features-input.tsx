import { useField } from '@strapi/strapi/admin';
import { Checkbox, Flex } from '@strapi/design-system';
import { PLAN_FEATURES } from '../../domain/plans';
import { valueWord } from '../words/translations';
import { type InputProps, Labelled } from './labelled';

/** What a plan opens, to be ticked. */
export function FeaturesInput(props: InputProps) {
  const { name, disabled } = props;
  const { value, onChange } = useField(name);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choose = (feature: string, on: boolean) =>
    onChange(
      name,
      PLAN_FEATURES.filter((each) => (each === feature ? on : chosen.includes(each))),
    );
  return (
    <Labelled {...props}>
      <Flex gap={4} wrap="wrap" role="group" aria-label={props.label}>
        {PLAN_FEATURES.map((feature) => (
          <Checkbox
            key={feature}
            checked={chosen.includes(feature)}
            disabled={disabled ?? false}
            onCheckedChange={(on) => choose(feature, on === true)}
          >
            {valueWord(feature)}
          </Checkbox>
        ))}
      </Flex>
    </Labelled>
  );
}
