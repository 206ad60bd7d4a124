import type { PersonDto } from '@contracts/team';
import type { Access, Person } from '@domain/access';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChoice } from './branch-choice';
import { useBranchWords } from './branch-words';
import {
  checkPerson,
  mayAllow,
  personSchema,
  personValues,
  rolesToGive,
  withRole,
  type PersonValues,
} from './person-values';
import { RoleChoice } from './role-choice';
import { WhatTheyMay } from './what-they-may';
import { useAccessWords } from '@entities/access/access-words';
import { LANGUAGES } from '@entities/language/language';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@shared/form/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { ChoiceField } from '@shared/ui/choice-input';
import { TextField } from '@shared/ui/inputs';

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
  const { values, set, error } = form;
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
          <FieldPlace name="name">
            <TextField
              label={t('form.name')}
              required
              maxLength={80}
              autoFocus={fresh}
              autoComplete="off"
              value={values.name}
              onChange={(name) => set('name', name)}
              error={error('name')}
            />
          </FieldPlace>
          {fresh && (
            <FieldPlace name="email">
              <TextField
                label={t('form.email')}
                required
                type="email"
                autoComplete="off"
                hint={t('form.emailHint')}
                value={values.email}
                onChange={(email) => set('email', email)}
                error={error('email')}
              />
            </FieldPlace>
          )}
        </FieldRow>
        {fresh && (
          <FieldRow>
            <FieldPlace name="language">
              <ChoiceField
                label={t('form.language')}
                value={values.language ?? ''}
                onChange={(code) => set('language', personSchema.shape.language.parse(code))}
                options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
              />
            </FieldPlace>
          </FieldRow>
        )}
      </FormSection>
      <FormSection title={t('form.where')}>
        <FieldPlace name="role">
          <RoleChoice
            value={values.role}
            offered={rolesToGive(actor, before)}
            onChange={(role) => setAll(withRole(values, role))}
            error={error('role')}
          />
        </FieldPlace>
        {values.role !== 'owner' && (
          <FieldPlace name="branchIds">
            <BranchChoice
              value={values.branchIds}
              mayChooseAll={actor.branchIds.length === 0}
              onChange={(branchIds) => set('branchIds', branchIds)}
              error={error('branchIds')}
            />
          </FieldPlace>
        )}
      </FormSection>
      <FormSection title={t('may.title')} text={t('may.text')}>
        <FieldPlace name="allow">
          <WhatTheyMay
            role={values.role}
            allow={values.allow}
            deny={values.deny}
            mayAllow={(permission) => mayAllow(actor, before, permission)}
            onChange={setAll}
          />
        </FieldPlace>
      </FormSection>
    </RecordForm>
  );
}
