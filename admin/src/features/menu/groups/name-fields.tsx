import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GroupKind, GroupRow } from './group-kind';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';

interface NameFieldsProps {
  words: GroupKind<GroupRow>['words'];
  fresh: boolean;
}

/** What customers and what the house call a group. */
export function NameFields({ words, fresh }: NameFieldsProps) {
  const { t } = useTranslation('menu');
  return (
    <FieldRow>
      <FormField name="name" hint={t(`${words}.nameHint`)}>
        <Input autoFocus={fresh} />
      </FormField>
      <FormField name="internalName" hint={t('groups.internalNameHint')}>
        <Input />
      </FormField>
    </FieldRow>
  );
}
