import { useNotification } from '@refinedev/core';
import { changePasswordBody } from '@contracts/account';
import { passwordField } from '@contracts/session';
import { useTranslation } from 'react-i18next';
import { ownAccount } from '../own-account';
import { useSession } from '@entities/session/session';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { usePasswordRule } from '@entities/credential/common-passwords';
import { PasswordInput } from '@entities/credential/password-input';
import { Card } from '@shared/ui/card';

const EMPTY = { currentPassword: '', newPassword: '', again: '' };
const schema = changePasswordBody.extend({ again: passwordField });

export function ChangePasswordCard() {
  const { t } = useTranslation(['profile', 'form']);
  const { open: notify } = useNotification();
  const { user } = useSession();
  const rule = usePasswordRule();
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema,
    words: 'profile',
    secret: true,
    check: ({ newPassword, again }) => [
      ...rule('newPassword', newPassword, user.email),
      ...(again !== '' && again !== newPassword ? [{ path: 'again', code: 'NOT_THE_SAME' }] : []),
    ],
  });
  const send = async ({ currentPassword, newPassword }: typeof EMPTY) => {
    await ownAccount.changePassword({ currentPassword, newPassword });
    form.reset({ values: EMPTY, version: 0 });
    notify?.({ type: 'success', message: t('password.changed') });
  };
  return (
    <Card title={t('password.title')}>
      <PlainForm form={form} send={send} submit={t('password.change')}>
        {/* eslint-disable-next-line no-restricted-syntax -- password managers need the user name in a hidden field, and antd's Input cannot be hidden */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <FieldRow>
          <FormField name="currentPassword" label={t('password.current')}>
            <PasswordInput autoComplete="current-password" />
          </FormField>
        </FieldRow>
        <FieldRow>
          <FormField name="newPassword" label={t('password.new')} hint={t('form:password.rule')}>
            <PasswordInput autoComplete="new-password" strength={[user.name, user.email]} />
          </FormField>
          <FormField name="again" label={t('password.again')}>
            <PasswordInput autoComplete="new-password" />
          </FormField>
        </FieldRow>
      </PlainForm>
    </Card>
  );
}
