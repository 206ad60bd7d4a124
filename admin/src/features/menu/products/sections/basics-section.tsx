import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SectionProps } from './section-props';
import { category } from '../../category/category.feature';
import styles from '../products.module.css';
import { PRODUCT_STATES } from '../use-product-list';
import { StateField } from '../../rows/state-field';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FieldPlace, GroupField } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { PhotosField } from '@shared/photos/photos-field';
import { TextAreaField, TextField } from '@shared/ui/inputs';

interface BasicsSectionProps extends SectionProps {
  categories: { id: string; name: string }[];
  fresh: boolean;
  onSending: (sending: boolean) => void;
}

/** What it is called, where it stands, how it looks and whether it is on the menu at all. */
export function BasicsSection({ form, categories, fresh, onSending }: BasicsSectionProps) {
  const { t } = useTranslation('menu');
  const { values, set, error } = form;
  return (
    <FormSection title={t('product.sections.basics')}>
      <FieldPlace name="name">
        <TextField
          label={t('product.fields.name')}
          required
          maxLength={80}
          autoFocus={fresh}
          value={values.name}
          onChange={(name) => set('name', name)}
          error={error('name')}
        />
      </FieldPlace>
      <FieldPlace name="description">
        <TextAreaField
          label={t('product.fields.description')}
          optional
          maxLength={500}
          hint={t('product.descriptionHint')}
          value={values.description}
          onChange={(description) => set('description', description)}
          error={error('description')}
        />
      </FieldPlace>
      <FieldPlace name="categoryIds">
        <GroupField legend={t('product.fields.categoryIds')} error={error('categoryIds', { deep: true })}>
          {categories.length > 0 ? (
            <ChoiceChips
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.categoryIds}
              onChange={(ids) => set('categoryIds', ids)}
            />
          ) : (
            <p>
              {t('product.noCategory')}{' '}
              <Link to={category.paths.create} className={styles.link}>
                {t('category.new')}
              </Link>
            </p>
          )}
        </GroupField>
      </FieldPlace>
      <FieldPlace name="imageUrls">
        <GroupField
          legend={t('product.fields.imageUrls')}
          hint={t('photos.hint')}
          error={error('imageUrls', { deep: true })}
        >
          <PhotosField
            label={t('product.fields.imageUrls')}
            purpose="menu"
            urls={values.imageUrls}
            max={5}
            onChange={(urls) => set('imageUrls', urls)}
            onSending={onSending}
          />
        </GroupField>
      </FieldPlace>
      <StateField
        part="product"
        states={PRODUCT_STATES}
        value={values.state}
        onChange={(state) => set('state', state)}
      />
    </FormSection>
  );
}
