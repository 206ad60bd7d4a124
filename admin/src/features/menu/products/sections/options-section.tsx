import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { Button, Form, Select } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnPrices } from './own-prices';
import type { SectionProps } from '../product-values';
import { internalNameOf } from '../../groups/group-kind';
import { GroupsInput } from '../../groups/groups-input';
import { chooseVariations } from '../choose-variations';
import type { OpenNewGroup } from '../use-new-group';
import { useHasPermission } from '@entities/session/access';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';

interface OptionsSectionProps extends SectionProps {
  variationGroups: VariationGroupDto[];
  extraGroups: ExtraGroupDto[];
  onNewGroup: OpenNewGroup;
}

const NONE = 'none';

/** What the customer chooses with it: one variation, and extras group by group in this order. */
export function OptionsSection({ form, variationGroups, extraGroups, onNewGroup }: OptionsSectionProps) {
  const { t } = useTranslation(['menu', 'product']);
  // The price of what is chosen replaces the product's own.
  const mayPrice = useHasPermission('menu.price.edit');
  const { values } = form;
  const group = variationGroups.find(({ id }) => id === values.variationGroupId);

  return (
    <FormSection title={t('product.sections.options')} text={t('product.optionsText')}>
      <div>
        <FormField
          name="variationGroupId"
          optional={false}
          getValueProps={(id: string | null) => ({ value: id ?? NONE })}
          normalize={(chosen: string) => (chosen === NONE ? null : chosen)}
        >
          <Select
            disabled={!mayPrice}
            onChange={(chosen: string) => chooseVariations(form, chosen === NONE ? null : chosen)}
            options={[
              { value: NONE, label: t('product.noVariations') },
              ...variationGroups.map((each) => ({ value: each.id, label: internalNameOf(each) })),
            ]}
          />
        </FormField>
        {onNewGroup && (
          <NewGroupButton label={t('product.newVariations')} onClick={() => onNewGroup('variation-groups')} />
        )}
      </div>
      {group && <OwnPrices form={form} group={group} />}
      <FormGroup name="extraGroupIds">
        <Form.Item name="extraGroupIds" noStyle>
          <GroupsInput
            label={t('product:fields.extraGroupIds')}
            add={t('product.addExtra')}
            groups={extraGroups}
            none={t('product.noExtras')}
          />
        </Form.Item>
        {onNewGroup && (
          <NewGroupButton label={t('product.newExtras')} onClick={() => onNewGroup('extra-groups')} />
        )}
      </FormGroup>
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
