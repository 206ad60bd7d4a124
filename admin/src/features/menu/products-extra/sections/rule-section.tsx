import { Segmented } from 'antd';
import type { PriceMethod } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { isWholeRule, useRuleWords } from '../../groups/group-rule';
import { methodExample } from '../method-example';
import { useGrant } from '@entities/session/access';
import { FieldPlace, FieldRow, GroupField } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { useFormat } from '@shared/format/context';
import { NumberField } from '@shared/ui/inputs';

const METHODS = ['SUM', 'MAX', 'AVG'] as const;
const DISPLAYS = ['CHECKBOX', 'QUANTITY', 'RADIO'] as const;

/** How many are chosen, how that looks, and what it costs. */
export function RuleSection({ form }: SectionProps) {
  const { t } = useTranslation('menu');
  const rule = useRuleWords();
  const mayPrice = useGrant('menu.price.edit') !== null;
  const { values, set, error } = form;
  // An empty field is no number: the schema says so at the field.
  const number = (field: 'min' | 'max' | 'freeQuantity') => ({
    value: Number.isNaN(values[field]) ? null : values[field],
    onChange: (value: number | null) => set(field, value ?? NaN),
    error: error(field),
  });

  return (
    <FormSection
      title={t('extraGroups.sections.rule')}
      text={isWholeRule(values) && t('extraGroups.ruleText', { rule: rule(values) })}
    >
      <FieldRow>
        <FieldPlace name="min">
          <NumberField
            label={t('extraGroups.fields.min')}
            required
            hint={t(values.min > 0 ? 'extraGroups.minHint.required' : 'extraGroups.minHint.optional')}
            {...number('min')}
          />
        </FieldPlace>
        <FieldPlace name="max">
          <NumberField
            label={t('extraGroups.fields.max')}
            required
            hint={t('extraGroups.maxHint')}
            {...number('max')}
          />
        </FieldPlace>
      </FieldRow>
      <FieldPlace name="display">
        <GroupField
          legend={t('extraGroups.fields.display')}
          hint={t(`extraGroups.displayHint.${values.display}`)}
          error={error('display')}
        >
          <div>
            <Segmented
              aria-label={t('extraGroups.fields.display')}
              value={values.display}
              onChange={(display) => set('display', display)}
              options={DISPLAYS.map((display) => ({
                value: display,
                label: t(`extraGroups.display.${display}`),
              }))}
            />
          </div>
        </GroupField>
      </FieldPlace>
      <FieldPlace name="priceMethod">
        <GroupField
          legend={t('extraGroups.fields.priceMethod')}
          hint={<MethodHint form={form} method={values.priceMethod} />}
          error={error('priceMethod')}
        >
          {mayPrice ? (
            <div>
              <Segmented
                aria-label={t('extraGroups.fields.priceMethod')}
                value={values.priceMethod}
                onChange={(method) => set('priceMethod', method)}
                options={METHODS.map((method) => ({
                  value: method,
                  label: t(`extraGroups.method.${method}`),
                }))}
              />
            </div>
          ) : (
            <p>{t(`extraGroups.method.${values.priceMethod}`)}</p>
          )}
        </GroupField>
      </FieldPlace>
      <FieldRow>
        <FieldPlace name="freeQuantity">
          <NumberField
            label={t('extraGroups.fields.freeQuantity')}
            disabled={!mayPrice}
            hint={t('extraGroups.freeHint')}
            {...number('freeQuantity')}
          />
        </FieldPlace>
      </FieldRow>
    </FormSection>
  );
}

/** The method in a sentence, reckoned with two of the group's own options where it has such. */
function MethodHint({ form, method }: SectionProps & { method: PriceMethod }) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const { names, cents, addedCents } = methodExample(form.values.extras, method);
  const [first, second] = cents.map((amount, at) =>
    names ? `${names[at]} ${money(amount)}` : money(amount),
  );
  return <>{t(`extraGroups.methodExample.${method}`, { first, second, result: money(addedCents) })}</>;
}
