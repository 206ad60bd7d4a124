import { Segmented } from 'antd';
import { CODE_PURPOSES, codeBody, type CodePurpose } from '@contracts/account';
import { useTranslation } from 'react-i18next';
import type { AwaitedCode } from './awaited-code';
import { PublicPage } from '../public/public-page';
import { FieldPlace, GroupField } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { TextField } from '@shared/ui/inputs';

const EMPTY: { purpose: CodePurpose; email: string } = { purpose: 'SIGNUP', email: '' };

/** For who comes with a code in hand but on a device that does not know of it. */
export function AskAddress({ onAnswer }: { onAnswer: (awaited: AwaitedCode) => void }) {
  const { t } = useTranslation('account');
  const form = useRecordForm({ stored: EMPTY, version: 0, schema: codeBody, words: 'account', secret: true });
  const send = (values: typeof EMPTY) => {
    onAnswer(values);
    return Promise.resolve();
  };
  return (
    <PublicPage title={t('code.askTitle')} subtitle={t('code.askText')}>
      <PlainForm form={form} send={send} submit={t('code.goOn')} large>
        <GroupField legend={t('code.purpose')}>
          <Segmented
            aria-label={t('code.purpose')}
            value={form.values.purpose}
            onChange={(purpose) => form.set('purpose', purpose)}
            options={CODE_PURPOSES.map((value) => ({ value, label: t(`code.purposes.${value}`) }))}
          />
        </GroupField>
        <FieldPlace name="email">
          <TextField
            label={t('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            error={form.error('email')}
            value={form.values.email}
            onChange={(email) => form.set('email', email)}
          />
        </FieldPlace>
      </PlainForm>
    </PublicPage>
  );
}
