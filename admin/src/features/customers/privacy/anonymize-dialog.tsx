import type { CustomerDto } from '@contracts/customers';
import { anonymizeBody } from '@contracts/personal-data';
import { useNotification } from '@refinedev/core';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_REPORTS } from '../use-merge';
import styles from './privacy.module.css';
import { request } from '@shared/api/request';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const schema = anonymizeBody.omit({ version: true });

interface AnonymizeDialogProps {
  customer: Pick<CustomerDto, 'id' | 'version' | 'name'>;
  onClose: () => void;
}

/** Removes a person for good after a typed confirmation; says what goes and what stays. */
export function AnonymizeDialog({ customer: { id, version, name }, onClose }: AnonymizeDialogProps) {
  const { t } = useTranslation('customers-data');
  const { open: notify } = useNotification();
  const invalidateReads = useInvalidateReads();
  const form = useRecordForm({ stored: { confirm: '' }, version, schema, words: 'customers-data' });
  return (
    <FormDialog title={t('privacy.title', { name })} onClose={onClose}>
      <dl className={styles.parts}>
        <dt>{t('privacy.goes')}</dt>
        <dd>{t('privacy.goesList')}</dd>
        <dt>{t('privacy.stays')}</dt>
        <dd>{t('privacy.staysList')}</dd>
      </dl>
      <Alert type="warning" showIcon message={t('privacy.warning')} />
      <PlainForm
        form={form}
        submit={t('privacy.ok')}
        danger
        send={async (values) => {
          await request('POST', `/api/customers/${id}/anonymize`, { ...values, version });
          await invalidateReads({ resources: ['customers'], paths: CUSTOMER_REPORTS });
          notify?.({ type: 'success', message: t('privacy.done') });
          onClose();
        }}
      >
        <FormField name="confirm" label={t('privacy.confirm')}>
          <Input autoFocus autoComplete="off" />
        </FormField>
      </PlainForm>
    </FormDialog>
  );
}
