import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import type { iconOfFood } from '../food-icons';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { WordListField } from '@shared/form/word-list-field';
import { NumberField, TextField } from '@shared/ui/inputs';

const LISTS = ['allergens', 'diets', 'tags'] as const;
const MOST = { allergens: 30, diets: 30, tags: 10 };

const listed = (words: string) => words.split(',').map((word) => word.trim());

/** What people want to know before they eat it, and how it is found and counted. */
export function DetailsSection({ form }: SectionProps) {
  const { t } = useTranslation('menu');
  const { values, set, error } = form;
  const iconOf = useFoodIcons();
  const suggestions = {
    allergens: listed(t('product.suggestions.allergens')),
    diets: listed(t('product.suggestions.diets')),
    tags: listed(t('product.suggestions.tags')),
  };
  return (
    <FormSection title={t('product.sections.details')}>
      <FieldRow>
        <FieldPlace name="serves">
          <NumberField
            label={t('product.fields.serves')}
            optional
            min={1}
            max={100}
            unit={t('people')}
            value={values.serves}
            onChange={(people) => set('serves', people)}
            error={error('serves')}
          />
        </FieldPlace>
        <FieldPlace name="calories">
          <NumberField
            label={t('product.fields.calories')}
            optional
            max={10_000}
            unit="kcal"
            value={values.calories}
            onChange={(calories) => set('calories', calories)}
            error={error('calories')}
          />
        </FieldPlace>
      </FieldRow>
      <FieldRow>
        <FieldPlace name="maxPerOrder">
          <NumberField
            label={t('product.fields.maxPerOrder')}
            optional
            min={1}
            max={50}
            value={values.maxPerOrder}
            onChange={(most) => set('maxPerOrder', most)}
            error={error('maxPerOrder')}
          />
        </FieldPlace>
        <FieldPlace name="sku">
          <TextField
            label={t('product.fields.sku')}
            optional
            maxLength={40}
            value={values.sku ?? ''}
            onChange={(text) => set('sku', text || null)}
            error={error('sku')}
          />
        </FieldPlace>
      </FieldRow>
      {LISTS.map((field) => (
        <FieldPlace key={field} name={field}>
          <WordListField
            label={t(`product.fields.${field}`)}
            optional
            most={MOST[field]}
            suggestions={suggestions[field]}
            iconOf={iconOf}
            value={values[field]}
            onChange={(words) => set(field, words)}
            error={error(field, { deep: true })}
          />
        </FieldPlace>
      ))}
      <FieldPlace name="alcoholic">
        <Checkbox checked={values.alcoholic} onChange={(event) => set('alcoholic', event.target.checked)}>
          {t('product.fields.alcoholic')}
        </Checkbox>
      </FieldPlace>
    </FormSection>
  );
}

/** The signs come after the form: nobody waits for them, and no other page carries them. */
function useFoodIcons(): typeof iconOfFood | undefined {
  const [iconOf, setIconOf] = useState<typeof iconOfFood>();
  useEffect(() => {
    import('../food-icons').then(
      (icons) => setIconOf(() => icons.iconOfFood),
      // Words do without.
      () => undefined,
    );
  }, []);
  return iconOf;
}
