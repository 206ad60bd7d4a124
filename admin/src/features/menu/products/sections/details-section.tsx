import { Checkbox, Flex, Form, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { foodIcon } from '../food-icons';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const LISTS = ['allergens', 'diets', 'tags'] as const;

const listed = (words: string) => words.split(',').map((word) => word.trim());

/** What people want to know before they eat it, and how it is found and counted. */
export function DetailsSection() {
  const { t } = useTranslation(['menu', 'product', 'form']);
  const iconOf = useFoodIcons();
  return (
    <FormSection title={t('product.sections.details')}>
      <FieldRow>
        <FormField name="serves">
          <WholeNumberInput suffix={t('people')} />
        </FormField>
        <FormField name="calories">
          <WholeNumberInput suffix="kcal" />
        </FormField>
      </FieldRow>
      <FieldRow>
        <FormField name="maxPerOrder">
          <WholeNumberInput />
        </FormField>
        <FormField name="sku">
          <Input />
        </FormField>
      </FieldRow>
      {LISTS.map((field) => (
        <FormField key={field} name={field} optional>
          <Select
            mode="tags"
            tokenSeparators={[',']}
            placeholder={t('form:words.add')}
            options={listed(t(`product.suggestions.${field}`)).map((value) => ({ value }))}
            optionRender={({ value }) => <Food word={String(value)} iconOf={iconOf} />}
            labelRender={({ value }) => <Food word={String(value)} iconOf={iconOf} />}
          />
        </FormField>
      ))}
      <Form.Item name="alcoholic" valuePropName="checked" noStyle>
        <Checkbox>{t('product:fields.alcoholic')}</Checkbox>
      </Form.Item>
    </FormSection>
  );
}

function Food({ word, iconOf }: { word: string; iconOf: typeof foodIcon | undefined }) {
  const Icon = iconOf?.(word);
  return (
    <Flex align="center" gap={4} component="span">
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
      {word}
    </Flex>
  );
}

/** The signs come after the form: nobody waits for them, and no other page carries them. */
function useFoodIcons(): typeof foodIcon | undefined {
  const [iconOf, setIconOf] = useState<typeof foodIcon>();
  useEffect(() => {
    import('../food-icons').then(
      (icons) => setIconOf(() => icons.foodIcon),
      // Words do without.
      () => undefined,
    );
  }, []);
  return iconOf;
}
