import type { CategoryDto } from '@contracts/menu';
import { Form, Input } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categorySchema, categoryValues, checkCategory, type CategoryValues } from './category-values';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { TimesSection } from '../availability/times-section';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { useStaging } from '../releases/use-staging';
import { ON_OFF, StateField } from '../rows/state-field';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { PhotoField } from '../photos/photos-field';
import { unsentPhotoIssues } from '@entities/photo/unsent';

interface CategoryFormProps {
  stored: CategoryValues;
  /** 0 for a new one. */
  version: number;
  branchId: string;
  /** Of the stored row. */
  id?: string;
  save: (sent: Sent<CategoryValues>) => Promise<CategoryDto>;
  onSaved: () => void;
}

const toStored = (row: CategoryDto) => ({ values: categoryValues(row), version: row.version });

export function CategoryForm({ stored, version, branchId, id, save, onSaved }: CategoryFormProps) {
  const { t } = useTranslation(['menu', 'ui']);
  const when = useAvailabilityWords();
  const [sending, setSending] = useState(false);
  const check = useCallback(
    (values: CategoryValues) => [...checkCategory(values), ...unsentPhotoIssues('imageUrl', sending)],
    [sending],
  );
  const form = useRecordForm({
    stored,
    version,
    schema: categorySchema,
    check,
    words: 'menu',
    autosave: branchId,
  });
  const fresh = version === 0;
  const staging = useStaging({ form, entity: 'category', id, branchId, sent: withNormalizedAvailability });

  const describe = (field: keyof CategoryValues, of: CategoryValues) => {
    const texts: Record<keyof CategoryValues, string> = {
      name: of.name,
      description: of.description || '–',
      imageUrl: t(of.imageUrl ? 'photos.one' : 'photos.none'),
      state: t(`states.${of.state}`),
      availability: when(of.availability),
      station: of.station ?? '–',
    };
    return { label: t(`category.fields.${field}`), value: texts[field] };
  };

  return (
    <>
      <RecordForm
        form={form}
        save={async (sent) => toStored(await save(sent))}
        onSaved={onSaved}
        toStored={(row) => toStored(row as CategoryDto)}
        latest={{ values: stored, version }}
        describe={describe}
        fresh={fresh}
        later={staging.later}
        saveLabel={fresh ? t('category.create') : t('ui:save')}
      >
        {staging.notes}
        <FormSection title={t('category.sections.basics')}>
          <FormField name="name">
            <Input autoFocus={fresh} />
          </FormField>
          <FormField name="description" hint={t('category.descriptionHint')}>
            <Input.TextArea />
          </FormField>
          <FormGroup name="imageUrl">
            <Form.Item name="imageUrl" noStyle>
              <PhotoField label={t('category.fields.imageUrl')} purpose="menu" onSending={setSending} />
            </Form.Item>
          </FormGroup>
          <StateField part="category" states={ON_OFF} state={form.values.state} />
        </FormSection>
        <FormSection title={t('product.sections.kitchen')}>
          <FormField name="station" hint={t('category.stationHint')}>
            <Input />
          </FormField>
        </FormSection>
        <TimesSection title={t('category.sections.availability')} text={t('category.availabilityText')} />
      </RecordForm>
      {staging.dialog}
    </>
  );
}
