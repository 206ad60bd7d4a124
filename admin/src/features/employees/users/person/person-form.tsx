import { Input, Select } from 'antd';
import type { PersonDto } from '@contracts/team';
import type { Access, Person } from '@domain/access';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchesField } from './branches-field';
import { useBranchWords } from '@entities/branch/branch-words';
import {
  checkPerson,
  mayGrant,
  personSchema,
  personValues,
  assignableRoles,
  withRole,
  type PersonValues,
} from './person-values';
import { RoleField } from './role-field';
import { PersonPermissions } from './person-permissions';
import { useAccessWords } from '@entities/access/access-words';
import { LANGUAGES } from '@entities/language/language';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';

interface PersonFormProps {
  stored: PersonValues;
  /** 0 for somebody new. */
  version: number;
  /** Who fills it in. */
  actor: Person;
  before: Access | null;
  save: (sent: Sent<PersonValues>) => Promise<PersonDto>;
  onSaved: () => void;
}

const toStored = (row: PersonDto) => ({ values: personValues(row), version: row.version });

/** Who somebody is and what they may do, for an invitation and afterwards. */
export function PersonForm({ stored, version, actor, before, save, onSaved }: PersonFormProps) {
  const { t } = useTranslation(['team', 'ui']);
  const { roleName, permissionName, either } = useAccessWords();
  const branchWords = useBranchWords();
  const fresh = version === 0;
  const check = useMemo(() => checkPerson(actor, before), [actor, before]);
  const form = useRecordForm({ stored, version, schema: personSchema, check, words: 'team' });
  const { values, set } = form;
  const setAll = (next: Partial<PersonValues>) => {
    if (next.role) set('role', next.role);
    if (next.branchIds) set('branchIds', next.branchIds);
    if (next.allow) set('allow', next.allow);
    if (next.deny) set('deny', next.deny);
  };

  const named = (names: readonly string[]) =>
    names.length > 0 ? either(names.map((name) => permissionName(name) ?? name)) : '–';
  const describe = (field: keyof PersonValues, of: PersonValues) => {
    const texts: Record<keyof PersonValues, string> = {
      name: of.name,
      email: of.email,
      role: roleName(of.role),
      branchIds: of.branchIds ? branchWords(of.branchIds) : '–',
      allow: named(of.allow),
      deny: named(of.deny),
      language: of.language ? LANGUAGES[of.language] : '–',
    };
    return { label: t(`form.${field === 'branchIds' ? 'branches' : field}`), value: texts[field] };
  };

  return (
    <RecordForm
      form={form}
      save={async (sent) => toStored(await save(sent))}
      onSaved={onSaved}
      toStored={(row) => toStored(row as PersonDto)}
      latest={fresh ? null : { values: stored, version }}
      describe={describe}
      fresh={fresh}
      saveLabel={fresh ? t('form.send') : t('ui:save')}
    >
      <FormSection title={t('form.who')}>
        <FieldRow>
          <FormField name="name">
            <Input autoFocus={fresh} autoComplete="off" />
          </FormField>
          {fresh && (
            <FormField name="email" hint={t('form.emailHint')}>
              <Input type="email" autoComplete="off" />
            </FormField>
          )}
        </FieldRow>
        {fresh && (
          <FieldRow>
            <FormField name="language">
              <Select options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))} />
            </FormField>
          </FieldRow>
        )}
      </FormSection>
      <FormSection title={t('form.where')}>
        <RoleField
          value={values.role}
          offered={assignableRoles(actor, before)}
          onChange={(role) => setAll(withRole(values, role))}
        />
        {values.role !== 'owner' && (
          <BranchesField
            value={values.branchIds}
            mayChooseAll={actor.branchIds.length === 0}
            onChange={(branchIds) => set('branchIds', branchIds)}
          />
        )}
      </FormSection>
      <FormSection title={t('may.title')} text={t('may.text')}>
        <FormGroup name="allow" quiet>
          <PersonPermissions
            role={values.role}
            allow={values.allow}
            deny={values.deny}
            mayGrant={(permission) => mayGrant(actor, before, permission)}
            onChange={setAll}
          />
        </FormGroup>
      </FormSection>
    </RecordForm>
  );
}
