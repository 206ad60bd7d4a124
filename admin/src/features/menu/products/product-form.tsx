import type { ProductDto } from '@contracts/menu';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewPlace } from './preview/preview-place';
import { checkProduct, productSchema, productValues, type ProductValues } from './product-values';
import { BasicsSection } from './sections/basics-section';
import { DetailsSection } from './sections/details-section';
import { KitchenSection } from './sections/kitchen-section';
import { OptionsSection } from './sections/options-section';
import { PriceSection } from './sections/price-section';
import { StockSection } from './sections/stock-section';
import type { ProductActions, ProductRow } from './use-product-actions';
import type { ProductParts } from './use-product-parts';
import { useNewGroup } from './use-new-group';
import { useProductWords } from './use-product-words';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { TimesSection } from '../availability/times-section';
import { useStaging } from '../releases/use-staging';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { unsentPhotoIssues } from '@entities/photo/unsent';

interface ProductFormProps {
  stored: ProductValues;
  /** 0 for a new one. */
  version: number;
  branchId: string;
  parts: ProductParts;
  save: (sent: Sent<ProductValues>) => Promise<ProductDto>;
  onSaved: (how: 'first' | 'second') => void;
  /** The stored product, for what is done beside the form. */
  product?: ProductRow;
  actions?: ProductActions;
}

const toStored = (row: ProductDto) => ({ values: productValues(row), version: row.version });

export function ProductForm(props: ProductFormProps) {
  const { stored, version, branchId, parts, save, onSaved, product, actions } = props;
  const { t } = useTranslation(['menu', 'ui']);
  const describe = useProductWords(parts);
  const [sending, setSending] = useState(false);
  const check = useCallback(
    (values: ProductValues) => [...checkProduct(values), ...unsentPhotoIssues('imageUrls', sending)],
    [sending],
  );
  const form = useRecordForm({
    stored,
    version,
    schema: productSchema,
    check,
    words: 'menu',
    autosave: branchId,
  });
  const fresh = version === 0;
  const staging = useStaging({
    form,
    entity: 'product',
    id: product?.id,
    branchId,
    sent: withNormalizedAvailability,
  });
  const newGroup = useNewGroup(form, branchId);

  return (
    <PreviewPlace values={form.values} parts={parts} branchId={branchId} product={product}>
      <RecordForm
        form={form}
        save={async (sent) => toStored(await save(sent))}
        onSaved={onSaved}
        toStored={(row) => toStored(row as ProductDto)}
        latest={{ values: stored, version }}
        describe={describe}
        fresh={fresh}
        saveLabel={fresh ? t('product.create') : t('ui:save')}
        later={staging.later}
        second={fresh ? t('product.createAnother') : undefined}
      >
        {staging.notes}
        <BasicsSection form={form} categories={parts.categories} fresh={fresh} onSending={setSending} />
        <PriceSection form={form} variationGroups={parts.variationGroups} />
        <OptionsSection
          form={form}
          variationGroups={parts.variationGroups}
          extraGroups={parts.extraGroups}
          onNewGroup={newGroup.open}
        />
        <TimesSection text={t('product.availabilityText')} />
        <KitchenSection />
        <StockSection form={form} product={product} actions={actions} />
        <DetailsSection />
      </RecordForm>
      {staging.dialog}
      {newGroup.drawer}
    </PreviewPlace>
  );
}
