import { blockBody, type CustomerDto } from '@contracts/customers';
import { useNotification } from '@refinedev/core';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_REPORTS } from '../use-merge';
import { MomentInput } from '@entities/clock/date-inputs';
import { request } from '@shared/api/request';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const schema = blockBody.omit({ version: true });

interface BlockDialogProps {
  customer: Pick<CustomerDto, 'id' | 'version' | 'name'>;
  onClose: () => void;
}

/** Refuses further orders of a customer, with a reason that only the team sees, and until an instant or for good. */
export function BlockDialog({ customer: { id, version, name }, onClose }: BlockDialogProps) {
  const { t } = useTranslation('customers');
  const { open: notify } = useNotification();
  const invalidateReads = useInvalidateReads();
  const form = useRecordForm({
    stored: { reason: '', until: null as string | null | undefined },
    version,
    schema,
    words: 'customers',
  });
  return (
    <FormDialog title={t('block.title', { name })} onClose={onClose}>
      <p>{t('block.text')}</p>
      <PlainForm
        form={form}
        submit={t('block.ok')}
        danger
        send={async (values) => {
          await request('POST', `/api/customers/${id}/block`, { ...values, version });
          await invalidateReads({ resources: ['customers'], paths: CUSTOMER_REPORTS });
          notify?.({ type: 'success', message: t('block.done', { name }) });
          onClose();
        }}
      >
        <FormField name="reason" label={t('block.reason')}>
          <Input autoFocus />
        </FormField>
        <FormField name="until" label={t('block.untilLabel')} hint={t('block.untilHint')} optional>
          <MomentInput />
        </FormField>
      </PlainForm>
    </FormDialog>
  );
}
