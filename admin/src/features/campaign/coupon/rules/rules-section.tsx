import type { CouponRuleName } from '@domain/campaign';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  argumentsOf,
  fieldsThatCount,
  formRules,
  withoutRule,
  withRule,
  type FormRule,
} from './rule-arguments';
import { RuleField } from './rule-field';
import styles from './rules.module.css';
import { useRuleWords } from './use-rule-words';
import type { CouponForm } from '../coupon-values';
import { FieldRow } from '@shared/form/field-row';
import { FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import type { RecordFormState } from '@shared/form/use-record-form';
import { Dropdown } from '@shared/ui/dropdown';

type CouponFormState = Pick<RecordFormState<CouponForm>, 'values' | 'set'>;

/** When a coupon may be used: one block for each of its rules, made of what the rule declares. */
export function RulesSection({ form }: { form: CouponFormState }) {
  const { t } = useTranslation('coupons');
  const { titleOf } = useRuleWords();
  const { rules } = form.values;
  /** The rule that was added last: its first field takes the focus. */
  const [added, setAdded] = useState<CouponRuleName | null>(null);
  const unused = formRules.filter(({ name }) => !argumentsOf(rules, name));
  const add = (rule: FormRule) => {
    setAdded(rule.name);
    form.set('rules', withRule(rules, rule));
  };
  return (
    <FormSection title={t('sections.rules')} text={unused.length === formRules.length && t('rules.text')}>
      {/* Above the blocks: an error that appears in one of them as it is left would move the button away. */}
      {unused.length > 0 && (
        <div>
          <Dropdown
            menu={{
              'aria-label': t('rules.add'),
              items: unused.map((rule) => ({
                key: rule.name,
                label: titleOf(rule.name),
                onClick: () => add(rule),
              })),
            }}
          >
            <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>{t('rules.add')}</Button>
          </Dropdown>
        </div>
      )}
      {formRules.map((rule) => {
        const args = argumentsOf(rules, rule.name);
        return (
          args && (
            <RuleBlock
              key={rule.name}
              rule={rule}
              args={args}
              isNew={added === rule.name}
              onRemove={() => form.set('rules', withoutRule(rules, rule.name))}
            />
          )
        );
      })}
    </FormSection>
  );
}

interface RuleBlockProps {
  rule: FormRule;
  args: Readonly<Record<string, unknown>>;
  isNew: boolean;
  onRemove: () => void;
}

function RuleBlock({ rule, args, isNew, onRemove }: RuleBlockProps) {
  const { t } = useTranslation('coupons');
  const { titleOf, labelOf, codeOf } = useRuleWords();
  const title = titleOf(rule.name);
  const path = `rules.${rule.name}`;
  return (
    <div className={styles.block}>
      <FormGroup name={path} label={title} deep={false}>
        <FieldRow>
          {fieldsThatCount(rule, args).map(([field, declared], index) => (
            <RuleField
              key={field}
              path={`${path}.${field}`}
              label={labelOf(rule.name, field)}
              field={declared}
              wordsOf={(code) => codeOf(rule.name, declared.kind, code)}
              autoFocus={isNew && index === 0}
            />
          ))}
        </FieldRow>
      </FormGroup>
      <Button
        type="text"
        size="small"
        className={styles.remove}
        title={t('rules.remove', { rule: title })}
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
