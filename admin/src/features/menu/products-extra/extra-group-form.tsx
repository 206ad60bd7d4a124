import type { ExtraGroupDto } from '@contracts/menu';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkExtraGroup,
  extraGroupSchema,
  extraGroupValues,
  sentExtraGroup,
  type ExtraGroupValues,
} from './extra-group-values';
import { EXTRA_GROUPS } from './extra-groups-kind';
import { BasicsSection } from './sections/basics-section';
import { ExtrasSection } from './sections/extras-section';
import { RuleSection } from './sections/rule-section';
import { VariationPricesSection } from './sections/variation-prices-section';
import { TryItPanel } from './try-it/try-it-panel';
import type { ExtraGroupParts } from './use-extra-group-parts';
import { useExtraGroupWords } from './use-extra-group-words';
import styles from '../groups/group-form.module.css';
import { TimesSection } from '../availability/times-section';
import { UsedBy } from '../groups/used-by';
import type { GroupActions } from '../groups/use-group-actions';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useStaging } from '../releases/use-staging';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { unsentPhotoIssues } from '@entities/photo/unsent';
import { Card } from '@shared/ui/card';

interface ExtraGroupFormProps {
  stored: ExtraGroupValues;
  /** 0 for a new one. */
  version: number;
  branch: BranchClock & { id: string };
  parts: ExtraGroupParts;
  save: (sent: Sent<ExtraGroupValues>) => Promise<ExtraGroupDto>;
  onSaved: () => void;
  /** The stored group, for what is done beside the form. */
  group?: ExtraGroupDto;
  actions: GroupActions<ExtraGroupDto>;
}

const toStored = (row: ExtraGroupDto) => ({ values: extraGroupValues(row), version: row.version });

export function ExtraGroupForm(props: ExtraGroupFormProps) {
  const { stored, version, branch, parts, save, onSaved, group, actions } = props;
  const { variationGroups, groups } = parts;
  const id = group?.id ?? null;
  const { t } = useTranslation(['menu', 'ui']);
  const describe = useExtraGroupWords();
  const [sending, setSending] = useState(0);
  const onSending = useCallback((begins: boolean) => setSending((count) => count + (begins ? 1 : -1)), []);
  const check = useCallback(
    (values: ExtraGroupValues) => [
      ...checkExtraGroup(values, { id, groups }),
      ...unsentPhotoIssues('extras', sending > 0),
    ],
    [sending, id, groups],
  );
  const form = useRecordForm({
    stored,
    version,
    schema: extraGroupSchema,
    check,
    words: 'menu',
    autosave: branch.id,
  });
  const fresh = version === 0;
  const staging = useStaging({
    form,
    entity: 'extra-group',
    id: group?.id,
    branchId: branch.id,
    sent: sentExtraGroup,
  });

  return (
    <div className={styles.page}>
      <RecordForm
        form={form}
        save={async (sent) => toStored(await save(sent))}
        onSaved={onSaved}
        toStored={(row) => toStored(row as ExtraGroupDto)}
        latest={{ values: stored, version }}
        describe={describe}
        fresh={fresh}
        later={staging.later}
        saveLabel={fresh ? t('extraGroups.create') : t('ui:save')}
      >
        {staging.notes}
        <BasicsSection form={form} fresh={fresh} />
        <ExtrasSection
          form={form}
          groups={groups}
          branchId={branch.id}
          group={group}
          clock={branch}
          actions={actions}
          onSending={onSending}
        />
        <RuleSection form={form} />
        <TimesSection text={t('extraGroups.availabilityText')} />
        {variationGroups.length > 0 && (
          <VariationPricesSection form={form} variationGroups={variationGroups} />
        )}
      </RecordForm>
      {staging.dialog}
      <aside className={styles.aside}>
        <TryItPanel values={form.values} variationGroups={variationGroups} groups={groups} />
        {group && (
          <Card title={t('groups.usedByTitle')}>
            <UsedBy kind={EXTRA_GROUPS} row={group} clock={branch} />
          </Card>
        )}
      </aside>
    </div>
  );
}
