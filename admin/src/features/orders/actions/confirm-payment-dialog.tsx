import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import { EvidenceField } from './evidence-field';
import { useActionDialog } from './use-action-dialog';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';

/** That money has arrived cannot be unsaid, so it is said twice. */
export function ConfirmPaymentDialog(props: ActionPromptProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const [evidence, setEvidence] = useState('');
  const { busy, send } = useActionDialog(props);
  const { payment, number, customerName, totalCents } = props.order;
  const words = {
    number,
    customer: customerName,
    amount: money(payment?.amountCents ?? totalCents ?? 0),
    method: payment ? t(`order:payments.${payment.method}`) : '',
  };
  return (
    <Modal
      open
      title={t('payment.title', words)}
      width={dialogWidth.regular}
      okText={t('actions.confirm-payment')}
      confirmLoading={busy}
      onOk={() => void send(evidence.trim() ? { evidence: evidence.trim() } : undefined)}
      onCancel={props.close}
    >
      <p>{t('payment.text', words)}</p>
      {payment?.claim && (
        <p>
          {t('order:pix.saidPaid', { at: moment(payment.claim.at) })}
          {payment.claim.note && ` “${payment.claim.note}”`}
        </p>
      )}
      <EvidenceField value={evidence} onChange={setEvidence} />
    </Modal>
  );
}
