import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SectionProps } from '../product-values';
import { menuPaths } from '../../paths';
import styles from '../products.module.css';
import { PRODUCT_STATES } from '../use-product-list';
import { StateField } from '../../rows/state-field';
import { fieldLimits } from '@shared/form/field-limits';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PhotosField } from '../../photos/photos-field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface BasicsSectionProps extends SectionProps {
  categories: { id: string; name: string }[];
  fresh: boolean;
  onSending: (sending: boolean) => void;
}

/** What it is called, where it stands, how it looks and whether it is on the menu at all. */
export function BasicsSection({ form, categories, fresh, onSending }: BasicsSectionProps) {
  const { t } = useTranslation(['menu', 'product']);
  return (
    <FormSection title={t('product.sections.basics')}>
      <FormField name="name">
        <Input autoFocus={fresh} />
      </FormField>
      <FormField name="description" hint={t('product.descriptionHint')}>
        <Input.TextArea />
      </FormField>
      <FormGroup name="categoryIds">
        {categories.length > 0 ? (
          <Form.Item name="categoryIds" noStyle>
            <CheckboxGroup options={categories.map(({ id, name }) => ({ value: id, label: name }))} />
          </Form.Item>
        ) : (
          <p>
            {t('product.noCategory')}{' '}
            <Link to={menuPaths.categories.create} className={styles.link}>
              {t('category.new')}
            </Link>
          </p>
        )}
      </FormGroup>
      <FormGroup name="imageUrls" hint={t('photos.hint')}>
        <Form.Item name="imageUrls" noStyle>
          <PhotosField
            label={t('product:fields.imageUrls')}
            purpose="menu"
            max={fieldLimits(form.schema, 'imageUrls').maxCount}
            onSending={onSending}
          />
        </Form.Item>
      </FormGroup>
      <StateField part="product" states={PRODUCT_STATES} state={form.values.state} />
    </FormSection>
  );
}
