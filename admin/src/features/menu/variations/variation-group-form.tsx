import type { VariationGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { VariationsSection } from './sections/variations-section';
import {
  checkVariationGroup,
  sentVariationGroup,
  variationGroupSchema,
  variationGroupValues,
  type VariationGroupValues,
} from './variation-group-values';
import { VARIATION_GROUPS } from './variation-groups-kind';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import styles from '../groups/group-form.module.css';
import { TimesSection } from '../availability/times-section';
import { NameFields } from '../groups/name-fields';
import { UsedBy } from '../groups/used-by';
import type { GroupActions } from '../groups/use-group-actions';
import type { BranchClock } from '../sold-out/sold-out-until';
import { isInUse } from '../groups/parts';
import { ON_OFF, StateField } from '../rows/state-field';
import { FormSection } from '@shared/form/form-section';
import { useStaging } from '../releases/use-staging';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

interface VariationGroupFormProps {
  stored: VariationGroupValues;
  /** 0 for a new one. */
  version: number;
  branch: BranchClock & { id: string };
  save: (sent: Sent<VariationGroupValues>) => Promise<VariationGroupDto>;
  onSaved: () => void;
  /** The stored group, for what is done beside the form. */
  group?: VariationGroupDto;
  actions: GroupActions<VariationGroupDto>;
}

const toStored = (row: VariationGroupDto) => ({ values: variationGroupValues(row), version: row.version });

export function VariationGroupForm(props: VariationGroupFormProps) {
  const { stored, version, branch, save, onSaved, group, actions } = props;
  const { t } = useTranslation(['menu', 'ui']);
  const { money } = useFormat();
  const when = useAvailabilityWords();
  const form = useRecordForm({
    stored,
    version,
    schema: variationGroupSchema,
    check: checkVariationGroup,
    words: 'menu',
    autosave: branch.id,
  });
  const fresh = version === 0;
  const staging = useStaging({
    form,
    entity: 'variation-group',
    id: group?.id,
    branchId: branch.id,
    sent: sentVariationGroup,
  });

  const describe = (field: keyof VariationGroupValues, of: VariationGroupValues) => {
    const texts: Record<keyof VariationGroupValues, () => string> = {
      name: () => of.name,
      internalName: () => of.internalName ?? '–',
      state: () => t(`states.${of.state}`),
      availability: () => when(of.availability),
      variations: () =>
        of.variations
          .filter(isInUse)
          .map(({ name, priceCents }) => `${name} ${money(priceCents)}`)
          .join(', '),
    };
    return { label: t(`variationGroups.fields.${field}`), value: texts[field]() };
  };

  return (
    <div className={styles.page}>
      <RecordForm
        form={form}
        save={async (sent) => toStored(await save(sent))}
        onSaved={onSaved}
        toStored={(row) => toStored(row as VariationGroupDto)}
        latest={{ values: stored, version }}
        describe={describe}
        fresh={fresh}
        later={staging.later}
        saveLabel={fresh ? t('variationGroups.create') : t('ui:save')}
      >
        {staging.notes}
        <FormSection title={t('variationGroups.sections.basics')}>
          <NameFields words="variationGroups" fresh={fresh} />
          <StateField part="variationGroups" states={ON_OFF} state={form.values.state} />
        </FormSection>
        <VariationsSection form={form} group={group} clock={branch} actions={actions} />
        <TimesSection text={t('variationGroups.availabilityText')} />
      </RecordForm>
      {staging.dialog}
      <aside className={styles.aside}>
        {group && (
          <Card title={t('groups.usedByTitle')}>
            <UsedBy kind={VARIATION_GROUPS} row={group} clock={branch} />
          </Card>
        )}
      </aside>
    </div>
  );
}
