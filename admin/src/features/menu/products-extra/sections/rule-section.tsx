import { Form, Segmented } from 'antd';
import type { PriceMethod } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../extra-group-values';
import { isWholeRule, useRuleWords } from '../../groups/group-rule';
import { methodExample } from '../method-example';
import { useHasPermission } from '@entities/session/access';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useFormat } from '@shared/format/context';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const METHODS = ['SUM', 'MAX', 'AVG'] as const;
const DISPLAYS = ['CHECKBOX', 'QUANTITY', 'RADIO'] as const;

/** How many are chosen, how that looks, and what it costs. */
export function RuleSection({ form }: SectionProps) {
  const { t } = useTranslation('menu');
  const rule = useRuleWords();
  const mayPrice = useHasPermission('menu.price.edit');
  const { values } = form;

  return (
    <FormSection
      title={t('extraGroups.sections.rule')}
      text={isWholeRule(values) && t('extraGroups.ruleText', { rule: rule(values) })}
    >
      <FieldRow>
        <FormField
          name="min"
          hint={t(values.min > 0 ? 'extraGroups.minHint.required' : 'extraGroups.minHint.optional')}
        >
          <WholeNumberInput />
        </FormField>
        <FormField name="max" hint={t('extraGroups.maxHint')}>
          <WholeNumberInput />
        </FormField>
      </FieldRow>
      <FormGroup name="display" hint={t(`extraGroups.displayHint.${values.display}`)}>
        <div>
          <Form.Item name="display" noStyle>
            <Segmented
              aria-label={t('extraGroups.fields.display')}
              options={DISPLAYS.map((display) => ({
                value: display,
                label: t(`extraGroups.display.${display}`),
              }))}
            />
          </Form.Item>
        </div>
      </FormGroup>
      <FormGroup name="priceMethod" hint={<MethodHint form={form} method={values.priceMethod} />}>
        {mayPrice ? (
          <div>
            <Form.Item name="priceMethod" noStyle>
              <Segmented
                aria-label={t('extraGroups.fields.priceMethod')}
                options={METHODS.map((method) => ({
                  value: method,
                  label: t(`extraGroups.method.${method}`),
                }))}
              />
            </Form.Item>
          </div>
        ) : (
          <p>{t(`extraGroups.method.${values.priceMethod}`)}</p>
        )}
      </FormGroup>
      <FieldRow>
        <FormField name="freeQuantity" optional={false} hint={t('extraGroups.freeHint')}>
          <WholeNumberInput disabled={!mayPrice} />
        </FormField>
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
