import { adjustBody, type LoyaltyAccountDto } from '@contracts/loyalty';
import { useNotification } from '@refinedev/core';
import { Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { MoneyInput } from '@entities/money/money-input';
import { request } from '@shared/api/request';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const DIRECTIONS = ['GIVE', 'TAKE'] as const;
const MAX_UNITS = 1_000_000;

/** As `adjustBody`, whose sign is a choice of its own here. */
const schema = z.object({
  direction: z.enum(DIRECTIONS),
  amount: z.int().min(1).max(MAX_UNITS),
  reason: adjustBody.shape.reason,
});
type AdjustForm = z.output<typeof schema>;

interface AdjustDialogProps {
  member: LoyaltyAccountDto;
  onClose: () => void;
}

/** Gives a member units or takes some, with a reason. */
export function AdjustDialog({ member, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('loyalty');
  const { open: notify } = useNotification();
  const invalidateReads = useInvalidateReads();
  const unitWords = useUnitWords();
  const { customerId, customerName, programId, kind, available } = member;
  const form = useRecordForm<AdjustForm>({
    stored: { direction: 'GIVE', amount: NaN, reason: '' },
    version: 0,
    schema,
    words: 'loyalty',
  });
  const send = async ({ direction, amount, reason }: AdjustForm) => {
    const signed = direction === 'TAKE' ? -amount : amount;
    await request('POST', `/api/loyalty-accounts/${customerId}/adjust`, {
      programId,
      amount: signed,
      reason,
    });
    await invalidateReads({ paths: ['/api/loyalty-accounts', '/api/loyalty-programs'] });
    notify?.({ type: 'success', message: t('adjust.done') });
    onClose();
  };
  return (
    <FormDialog title={t('adjust.title', { name: customerName })} onClose={onClose}>
      <p>{t('adjust.text', { units: unitWords(kind, available) })}</p>
      <PlainForm form={form} send={send} submit={t('adjust.ok')}>
        <FormField name="direction" label={t('fields.direction')}>
          <Segmented
            options={DIRECTIONS.map((value) => ({ value, label: t(`values.direction.${value}`) }))}
          />
        </FormField>
        <FormField name="amount" label={t('fields.amount')}>
          {kind === 'CASHBACK' ? <MoneyInput autoFocus /> : <WholeNumberInput autoFocus />}
        </FormField>
        <FormField name="reason" label={t('fields.reason')} hint={t('adjust.reason')}>
          <Input />
        </FormField>
      </PlainForm>
    </FormDialog>
  );
}
