import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnPrices } from './own-prices';
import type { SectionProps } from './section-props';
import { knownAs } from '../../groups/group-kind';
import { GroupPicker } from '../../groups/group-picker';
import { chooseVariations } from '../choose-variations';
import type { OpenNewGroup } from '../use-new-group';
import { useGrant } from '@entities/session/access';
import { FieldPlace, GroupField } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { ChoiceField } from '@shared/ui/choice-input';

interface OptionsSectionProps extends SectionProps {
  variationGroups: VariationGroupDto[];
  extraGroups: ExtraGroupDto[];
  onNewGroup: OpenNewGroup;
}

const NONE = 'none';

/** What the customer chooses with it: one variation, and extras group by group in this order. */
export function OptionsSection({ form, variationGroups, extraGroups, onNewGroup }: OptionsSectionProps) {
  const { t } = useTranslation('menu');
  // The price of what is chosen replaces the product's own.
  const mayPrice = useGrant('menu.price.edit') !== null;
  const { values, set, error } = form;
  const group = variationGroups.find(({ id }) => id === values.variationGroupId);

  return (
    <FormSection title={t('product.sections.options')} text={t('product.optionsText')}>
      <FieldPlace name="variationGroupId">
        <ChoiceField
          label={t('product.fields.variationGroupId')}
          disabled={!mayPrice}
          value={values.variationGroupId ?? NONE}
          onChange={(id) => chooseVariations(form, id === NONE ? null : id)}
          options={[
            { value: NONE, label: t('product.noVariations') },
            ...variationGroups.map((each) => ({ value: each.id, label: knownAs(each) })),
          ]}
          error={error('variationGroupId')}
        />
        {onNewGroup && (
          <NewGroupButton label={t('product.newVariations')} onClick={() => onNewGroup('variation-groups')} />
        )}
      </FieldPlace>
      {group && <OwnPrices form={form} group={group} />}
      <FieldPlace name="extraGroupIds">
        <GroupField legend={t('product.fields.extraGroupIds')} error={error('extraGroupIds', { deep: true })}>
          <GroupPicker
            label={t('product.fields.extraGroupIds')}
            add={t('product.addExtra')}
            ids={values.extraGroupIds}
            groups={extraGroups}
            none={t('product.noExtras')}
            onChange={(ids) => set('extraGroupIds', ids)}
          />
          {onNewGroup && (
            <NewGroupButton label={t('product.newExtras')} onClick={() => onNewGroup('extra-groups')} />
          )}
        </GroupField>
      </FieldPlace>
    </FormSection>
  );
}

function NewGroupButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button
        size="small"
        type="text"
        icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onClick}
      >
        {label}
      </Button>
    </div>
  );
}
