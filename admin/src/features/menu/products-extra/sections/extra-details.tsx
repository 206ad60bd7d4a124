import type { ExtraGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { ThenAsk } from './then-ask';
import type { ExtraValues } from '../extra-group-values';
import lines from '../../groups/option-lines.module.css';
import { PartStock } from '../../groups/part-stock';
import { PartTimes } from '../../groups/part-times';
import type { OptionLineProps } from '../../groups/option-line';
import { GroupField } from '@shared/form/field-place';
import { RelationField } from '@shared/form/relation-select';
import { PhotosField } from '@shared/photos/photos-field';
import { TextField } from '@shared/ui/inputs';

interface ExtraDetailsProps extends Pick<OptionLineProps<ExtraGroupDto>, 'row' | 'stored' | 'actions'> {
  extra: ExtraValues;
  branchId: string;
  groups: readonly ExtraGroupDto[];
  /** The group it is an option of; null for a new one. */
  groupId: string | null;
  disabled: boolean;
  error: (field: keyof ExtraValues) => string | undefined;
  onChange: (changes: Partial<ExtraValues>) => void;
  /** Its photo is on its way. */
  onSending: (sending: boolean) => void;
}

/** What only some options need: more words, a photo, the product it is a piece of, what is asked next, stock, and times. */
export function ExtraDetails(props: ExtraDetailsProps) {
  const { extra, branchId, groups, groupId, disabled, error, onChange, onSending } = props;
  const { row, stored, actions } = props;
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
      {!disabled && (
        <GroupField legend={t('photos.one')} error={error('imageUrl')}>
          <PhotosField
            label={t('photos.one')}
            purpose="menu"
            urls={extra.imageUrl ? [extra.imageUrl] : []}
            max={1}
            onChange={([url]) => onChange({ imageUrl: url ?? null })}
            onSending={onSending}
          />
        </GroupField>
      )}
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
      <ThenAsk extra={extra} groups={groups} groupId={groupId} disabled={disabled} onChange={onChange} />
      <PartStock
        value={extra}
        onChange={onChange}
        error={error('stockLowAt')}
        stored={row && stored && { row, option: stored }}
        actions={actions}
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
