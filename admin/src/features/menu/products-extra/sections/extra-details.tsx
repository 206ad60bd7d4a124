import { Input } from 'antd';
import type { ExtraGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { ThenAsk } from './then-ask';
import { extraGroupSchema, type ExtraValues } from '../extra-group-values';
import lines from '../../groups/option-lines.module.css';
import { OptionStock, OptionTimes } from '../../groups/option-details';
import type { OptionLineProps } from '../../groups/option-line';
import { fieldLimits } from '@shared/form/field-limits';
import { Fieldset } from '@shared/form/fieldset';
import { RelationSelect } from './relation-select';
import { PhotoField } from '../../photos/photos-field';
import { Field } from '@shared/ui/field';

const { maxLength: LONGEST_DESCRIPTION } = fieldLimits(extraGroupSchema, 'extras.0.description');

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
      <Field optional label={t('extraGroups.fields.extraDescription')} error={error('description')}>
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST_DESCRIPTION}
            disabled={disabled}
            value={extra.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      {!disabled && (
        <Fieldset legend={t('photos.one')} error={error('imageUrl')}>
          <PhotoField
            label={t('photos.one')}
            purpose="menu"
            value={extra.imageUrl}
            onChange={(imageUrl) => onChange({ imageUrl })}
            onSending={onSending}
          />
        </Fieldset>
      )}
      <Field
        optional
        label={t('extraGroups.fields.linkedProductId')}
        hint={t('extraGroups.linkedHint')}
        error={error('linkedProductId')}
      >
        {({ required: _, ...control }) => (
          <RelationSelect
            {...control}
            resource="products"
            filters={[{ field: 'branchId', operator: 'eq', value: branchId }]}
            disabled={disabled}
            placeholder={t('extraGroups.notLinked')}
            value={extra.linkedProductId}
            onChange={(linkedProductId) => onChange({ linkedProductId })}
          />
        )}
      </Field>
      <ThenAsk extra={extra} groups={groups} groupId={groupId} disabled={disabled} onChange={onChange} />
      <OptionStock
        value={extra}
        onChange={onChange}
        error={error('stockLowAt')}
        stored={row && stored && { row, option: stored }}
        actions={actions}
      />
      <OptionTimes
        value={extra.availability}
        onChange={(availability) => onChange({ availability })}
        error={error('availability')}
        disabled={disabled}
      />
    </div>
  );
}
