import { useTranslation } from 'react-i18next';
import type { ExtraValues } from '../extra-group-values';
import lines from '../../groups/option-lines.module.css';
import { PartTimes } from '../../groups/part-times';
import { RelationField } from '@shared/form/relation-select';
import { TextField } from '@shared/ui/inputs';

interface ExtraDetailsProps {
  extra: ExtraValues;
  branchId: string;
  disabled: boolean;
  error: (field: keyof ExtraValues) => string | undefined;
  onChange: (changes: Partial<ExtraValues>) => void;
}

/** What only some options need: more words, the product it is a piece of, and times. */
export function ExtraDetails({ extra, branchId, disabled, error, onChange }: ExtraDetailsProps) {
  const { t } = useTranslation('menu');
  return (
    <div className={lines.details}>
      <TextField
        label={t('extraGroups.fields.extraDescription')}
        optional
        maxLength={120}
        disabled={disabled}
        value={extra.description}
        onChange={(description) => onChange({ description })}
        error={error('description')}
      />
      <RelationField
        label={t('extraGroups.fields.linkedProductId')}
        optional
        single
        hint={t('extraGroups.linkedHint')}
        resource="products"
        filters={[{ field: 'branchId', operator: 'eq', value: branchId }]}
        disabled={disabled}
        placeholder={t('extraGroups.notLinked')}
        value={extra.linkedProductId === null ? [] : [extra.linkedProductId]}
        onChange={([id]) => onChange({ linkedProductId: id ?? null })}
        error={error('linkedProductId')}
      />
      <PartTimes
        value={extra.availability}
        onChange={(availability) => onChange({ availability })}
        error={error('availability')}
        disabled={disabled}
      />
    </div>
  );
}
