import { codesBody, type CodesMadeDto } from '@contracts/coupons';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { MomentInput } from '@entities/clock/date-inputs';
import { ResourceSelect } from '@entities/record/resource-select';
import { useHasPermission } from '@entities/session/access';
import { request } from '@shared/api/request';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

type Batch = z.output<typeof codesBody>;

interface BatchDialogProps {
  couponId: string;
  onClose: () => void;
  onMade: () => void;
}

/** Makes personal codes of a coupon: one for a customer, or up to 10,000 that anybody may use. */
export function BatchDialog({ couponId, onClose, onMade }: BatchDialogProps) {
  const { t } = useTranslation('coupons');
  const { open: notify } = useNotification();
  const invalidateReads = useInvalidateReads();
  const maySeeCustomers = useHasPermission('customer.view');
  const form = useRecordForm<Batch>({
    stored: { count: 1, expiresAt: null, customerId: null },
    version: 0,
    schema: codesBody,
    words: 'coupons',
  });
  const path = `/api/coupons/${couponId}/codes`;
  const make = async (batch: Batch) => {
    const { count } = await request<CodesMadeDto>('POST', path, batch);
    await invalidateReads({ resources: ['coupons'], paths: [path] });
    notify?.({ type: 'success', message: t('codes.made', { count }) });
    onMade();
    onClose();
  };
  return (
    <FormDialog title={t('codes.make')} onClose={onClose}>
      <PlainForm form={form} submit={t('codes.submit')} send={make}>
        <FormField name="count" label={t('codes.count')} hint={t('codes.countHint')}>
          <WholeNumberInput autoFocus />
        </FormField>
        <FormField name="expiresAt" label={t('codes.expiresAt')} hint={t('codes.expiresAtHint')} optional>
          <MomentInput />
        </FormField>
        {maySeeCustomers && (
          <FormField name="customerId" label={t('codes.customer')} hint={t('codes.customerHint')} optional>
            <ResourceSelect resource="customers" allowClear />
          </FormField>
        )}
      </PlainForm>
    </FormDialog>
  );
}
