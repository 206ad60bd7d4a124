import { useNotification } from '@refinedev/core';
import { reverseBody, type CommissionDto } from '@contracts/sellers';
import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCommissionsChanged } from './use-commissions-changed';
import { MoneyInput } from '@entities/money/money-input';
import { request } from '@shared/api/request';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';

const schema = reverseBody.omit({ version: true });

/** Takes back the part of a commission that belongs to what the customer got back. */
export function ReverseDialog({ row, onClose }: { row: CommissionDto; onClose: () => void }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const { open: notify } = useNotification();
  const commissionsChanged = useCommissionsChanged();
  const left = row.soldCents - row.refundedCents;
  const form = useRecordForm({
    stored: { refundedCents: left, reason: '' },
    version: row.version,
    schema,
    words: 'sellers',
  });
  const send = async (values: { refundedCents: number; reason: string }) => {
    await request('POST', `/api/commissions/${row.id}/reverse`, { ...values, version: row.version });
    await commissionsChanged();
    notify?.({ type: 'success', message: t('reverse.done') });
    onClose();
  };
  return (
    <Modal
      open
      title={t('reverse.title', { number: row.orderNumber })}
      width={dialogWidth.regular}
      onCancel={onClose}
      footer={null}
    >
      <p>{t('reverse.text', { total: money(left) })}</p>
      <PlainForm form={form} send={send} submit={t('reverse.ok')} danger>
        <FormField name="refundedCents">
          <MoneyInput autoFocus />
        </FormField>
        <FormField name="reason">
          <Input />
        </FormField>
      </PlainForm>
    </Modal>
  );
}
