import { Form, Input, Segmented } from 'antd';
import { CODE_PURPOSES, codeBody, type CodePurpose } from '@contracts/account';
import { useTranslation } from 'react-i18next';
import type { PendingCode } from './pending-code';
import { PublicPage } from '../public/public-page';
import { FormField, FormGroup } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const EMPTY: { purpose: CodePurpose; email: string } = { purpose: 'SIGNUP', email: '' };

/** For who comes with a code in hand but on a device that does not know of it. */
export function AskAddress({ onAnswer }: { onAnswer: (pending: PendingCode) => void }) {
  const { t } = useTranslation('account');
  const form = useRecordForm({ stored: EMPTY, version: 0, schema: codeBody, words: 'account', secret: true });
  const send = (values: typeof EMPTY) => {
    onAnswer(values);
    return Promise.resolve();
  };
  return (
    <PublicPage title={t('code.askTitle')} subtitle={t('code.askText')}>
      <PlainForm form={form} send={send} submit={t('code.goOn')} large>
        <FormGroup name="purpose" label={t('code.purpose')}>
          <Form.Item name="purpose" noStyle>
            <Segmented
              aria-label={t('code.purpose')}
              options={CODE_PURPOSES.map((value) => ({ value, label: t(`code.purposes.${value}`) }))}
            />
          </Form.Item>
        </FormGroup>
        <FormField name="email" label={t('email')}>
          <Input type="email" autoComplete="email" inputMode="email" />
        </FormField>
      </PlainForm>
    </PublicPage>
  );
}
