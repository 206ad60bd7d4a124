import { useTranslation } from 'react-i18next';
import type { GroupKind, GroupRow } from './group-kind';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { TextField } from '@shared/ui/inputs';

interface NamesForm {
  values: { name: string; internalName: string | null };
  set: {
    (field: 'name', value: string): void;
    (field: 'internalName', value: string | null): void;
  };
  error: (field: string) => string | undefined;
}

interface NameFieldsProps {
  form: NamesForm;
  words: GroupKind<GroupRow>['words'];
  fresh: boolean;
}

/** What customers and what the house call a group. */
export function NameFields({ form: { values, set, error }, words, fresh }: NameFieldsProps) {
  const { t } = useTranslation('menu');
  return (
    <FieldRow>
      <FieldPlace name="name">
        <TextField
          label={t(`${words}.fields.name`)}
          required
          maxLength={40}
          autoFocus={fresh}
          hint={t(`${words}.nameHint`)}
          value={values.name}
          onChange={(name) => set('name', name)}
          error={error('name')}
        />
      </FieldPlace>
      <FieldPlace name="internalName">
        <TextField
          label={t(`${words}.fields.internalName`)}
          optional
          maxLength={40}
          hint={t('groups.internalNameHint')}
          value={values.internalName ?? ''}
          onChange={(name) => set('internalName', name === '' ? null : name)}
          error={error('internalName')}
        />
      </FieldPlace>
    </FieldRow>
  );
}
