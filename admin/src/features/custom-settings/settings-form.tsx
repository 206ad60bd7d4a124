import { useNotification } from '@refinedev/core';
import { settingValues, type BranchSettingsDto } from '@contracts/branch-settings';
import { SETTING_LIST, valueOf, withDefault, type SettingGroup, type SettingKey } from '@domain/settings';
import { useTranslation } from 'react-i18next';
import { GroupExtra } from './group-extra';
import { SettingRow } from './setting-row';
import { useSettingWords } from './setting-words';
import { settingsPath } from '@entities/branch/branch-settings';
import { request } from '@shared/api/request';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';

const GROUPS = [...new Set(SETTING_LIST.map(({ group }) => group))];
const ofGroup = (group: SettingGroup) => SETTING_LIST.filter((declared) => declared.group === group);

const toStored = ({ values, version }: BranchSettingsDto) => ({ values, version });

/** Every setting there is, in sections; what is saved is all of them, against the version they were read at. */
export function SettingsForm({ stored, onSaved }: { stored: BranchSettingsDto; onSaved: () => void }) {
  const { t } = useTranslation(['settings', 'ui']);
  const { open: notify } = useNotification();
  const words = useSettingWords();
  const latest = toStored(stored);
  const form = useRecordForm({
    stored: latest.values,
    version: latest.version,
    schema: settingValues,
    words: 'settings',
    autosave: stored.branchId,
  });
  const { values } = form;
  const reset = (group: SettingGroup, key: SettingKey) => form.set(group, withDefault(values, key)[group]);

  return (
    <RecordForm
      form={form}
      save={async (sent) => {
        const body = { version: sent.version, values: sent.values };
        return toStored(await request<BranchSettingsDto>('PUT', settingsPath(stored.branchId), body));
      }}
      onSaved={() => {
        notify?.({ type: 'success', message: t('saved') });
        onSaved();
      }}
      toStored={(row) => toStored(row as BranchSettingsDto)}
      latest={latest}
      describe={(group, of) => ({
        label: t(`groups.${group}.title`),
        value: ofGroup(group)
          .map((one) => `${words.label(one)}: ${words.value(one, valueOf(of, one))}`)
          .join(' · '),
      })}
      saveLabel={t('ui:save')}
    >
      {GROUPS.map((group) => (
        <FormSection key={group} title={t(`groups.${group}.title`)} text={t(`groups.${group}.text`)}>
          {ofGroup(group).map((declared) => (
            <SettingRow
              key={declared.key}
              declared={declared}
              value={valueOf(values, declared)}
              onReset={() => reset(group, declared.key)}
            />
          ))}
          <GroupExtra group={group} values={values} branchId={stored.branchId} />
        </FormSection>
      ))}
    </RecordForm>
  );
}
