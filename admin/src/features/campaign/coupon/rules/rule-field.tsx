import type { Field, Kind } from '@domain/fields';
import { Form, Input, Select, Switch } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AvailabilityTimes } from '@entities/availability/availability-fields';
import { DayInput, MomentInput } from '@entities/clock/date-inputs';
import { MoneyInput } from '@entities/money/money-input';
import { FormField, FormGroup } from '@shared/form/form-field';
import { WholeNumberInput } from '@shared/form/whole-number-input';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface ControlOptions {
  /** A code in words. */
  wordsOf: (code: string) => string;
  autoFocus: boolean;
}

type Control<K extends Kind['is']> = (
  kind: Extract<Kind, { is: K }>,
  options: ControlOptions,
) => ReactElement;

/** The control of each kind of field that a rule can have. */
const CONTROLS: { readonly [K in Kind['is']]?: Control<K> } = {
  text: (_, { autoFocus }) => <Input autoFocus={autoFocus} />,
  cents: (_, { autoFocus }) => <MoneyInput autoFocus={autoFocus} />,
  count: (_, { autoFocus }) => <WholeNumberInput autoFocus={autoFocus} />,
  instant: () => <MomentInput />,
  day: () => <DayInput />,
  flag: () => <Switch />,
  code: ({ values }, { wordsOf, autoFocus }) => (
    <Select
      autoFocus={autoFocus}
      options={values.map((value) => ({ value, label: wordsOf(value) }))}
      popupMatchSelectWidth={false}
    />
  ),
  codes: ({ values }, { wordsOf }) => (
    <CheckboxGroup options={values.map((value) => ({ value, label: wordsOf(value) }))} />
  ),
  availability: () => <AvailabilityTimes hasDates={false} />,
};

/** Whether a field of this kind has a control. */
export const hasControl = ({ is }: Kind): boolean => is in CONTROLS;

// The kind picks its own control, which the type of a lookup does not say.
const controlOf = (kind: Kind, options: ControlOptions): ReactElement | undefined =>
  CONTROLS[kind.is]?.(kind as never, options);

interface RuleFieldProps extends ControlOptions {
  /** In the body: `rules.minimum.minSubtotalCents`. */
  path: string;
  label: string;
  field: Field;
}

/** One argument of a rule, by the kind of its field. */
export function RuleField({ path, label, field: { kind, empty }, ...options }: RuleFieldProps) {
  const { t } = useTranslation('coupons');
  const control = controlOf(kind, options);
  if (!control) return null;
  // Made of several controls, which have no label of their own to be named by.
  if (kind.is === 'codes' || kind.is === 'availability')
    return (
      <FormGroup
        name={path}
        label={label}
        // The days and hours say themselves what they are.
        quiet={kind.is === 'availability'}
        hint={kind.is === 'codes' ? t('rules.noneIsAll') : undefined}
      >
        <Form.Item name={path.split('.')} noStyle>
          {control}
        </Form.Item>
      </FormGroup>
    );
  return (
    <FormField
      name={path}
      label={label}
      optional={empty === null}
      valuePropName={kind.is === 'flag' ? 'checked' : undefined}
    >
      {control}
    </FormField>
  );
}
