import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import styles from './bulk.module.css';
import { Fieldset } from '@shared/form/fieldset';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

/** The categories that all of them are in from then on. */
export function CategoryDialog({ products, categories, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation(['menu', 'product']);
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  return (
    <BulkFrame
      title={t('bulk.category.title', { count: products.length })}
      into={into}
      confirm={t('bulk.category.apply')}
      disabled={categoryIds.length === 0}
      busy={busy}
      onClose={onClose}
      onApply={() => onApply('category', products, { categoryIds })}
    >
      <Fieldset legend={t('product:fields.categoryIds')}>
        <CheckboxGroup
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryIds}
          onChange={setCategoryIds}
        />
      </Fieldset>
      <p className={styles.hint}>{t('bulk.category.hint')}</p>
    </BulkFrame>
  );
}
