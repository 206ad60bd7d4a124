import { useNotification } from '@refinedev/core';
import { accountBody, type AccountDto } from '@contracts/account';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ownAccount } from '../own-account';
import { useSession } from '@entities/session/session';
import { shownPhone } from '@shared/format/phone';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';

interface Values {
  name: string;
  phone: string;
}

const { name, phone } = accountBody.shape;
/** In the form, no number is an empty field. */
const schema = z.object({
  name: name.unwrap(),
  phone: z.union([z.literal(''), phone.unwrap().unwrap()]),
});

const valuesOf = (account: AccountDto, country: string): Values => ({
  name: account.name,
  phone: account.phone === null ? '' : shownPhone(account.phone, country),
});

interface ProfileFormProps {
  account: AccountDto;
  onChanged: () => void;
}

/** Name and phone. The server keeps a number in full, whichever way it was typed. */
export function ProfileForm({ account, onChanged }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'ui']);
  const { open: notify } = useNotification();
  const { country } = useSession().business;
  const stored = valuesOf(account, country);
  const form = useRecordForm<Values>({ stored, version: 0, schema, words: 'profile' });

  const save = async ({ changes }: { changes: Partial<Values> }) => {
    await ownAccount.change({
      name: changes.name,
      phone: changes.phone === undefined ? undefined : changes.phone || null,
    });
    const now = await ownAccount.read();
    onChanged();
    return { values: valuesOf(now, country), version: 0 };
  };
  return (
    <RecordForm
      form={form}
      save={save}
      onSaved={() => notify?.({ type: 'success', message: t('profile.saved') })}
      toStored={() => ({ values: stored, version: 0 })}
      latest={null}
      describe={(field, values) => ({ label: t(`profile.${field}`), value: values[field] })}
      saveLabel={t('ui:save')}
    >
      <FormSection title={t('profile.title')}>
        <FieldRow>
          <FormField name="name" hint={t('profile.nameHint')}>
            <Input autoComplete="name" />
          </FormField>
          <FormField name="phone" hint={t('profile.phoneHint')}>
            <Input type="tel" inputMode="tel" autoComplete="tel" />
          </FormField>
        </FieldRow>
      </FormSection>
    </RecordForm>
  );
}
