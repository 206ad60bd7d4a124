import { Modal, Radio } from 'antd';
import { STAFF_PAYMENT_METHODS, type StaffPaymentMethod } from '@domain/orders/payment';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import styles from './reason.module.css';
import { EvidenceField } from './evidence-field';
import { useActionDialog } from './use-action-dialog';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

/** A part of what is due, or all of it, that somebody has just received. */
export function TakePaymentDialog(props: ActionPromptProps) {
  const { order, close } = props;
  const { t } = useTranslation(['order-money', 'order', 'orders']);
  const { money } = useFormat();
  const { busy, send } = useActionDialog(props);
  const due = order.dueCents ?? 0;
  const agreed = STAFF_PAYMENT_METHODS.find((each) => each === order.payment?.method);
  const [method, setMethod] = useState<StaffPaymentMethod>(agreed ?? 'CASH');
  const [amountCents, setAmount] = useState<number | null>(due);
  const [evidence, setEvidence] = useState('');
  const form = useId();
  const above = Math.max(0, (amountCents ?? 0) - due);
  // Of notes there is something back; on a card or by Pix nobody pays more than they owe.
  const change = method === 'CASH' ? above : 0;
  const error = above > change ? t('take.tooMuch', { amount: money(due) }) : undefined;
  const valid = amountCents !== null && amountCents > 0 && !error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid && !busy)
      void send({
        method,
        amountCents: amountCents - change,
        ...(evidence.trim() && { evidence: evidence.trim() }),
      });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t('take.title', { number: order.number })}
      width={dialogWidth.regular}
      okText={t('orders:actions.take-payment')}
      okButtonProps={{ htmlType: 'submit', form, disabled: !valid }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <p>{t('take.text', { amount: money(due) })}</p>
        <Radio.Group className={styles.codes} aria-label={t('take.method')} value={method}>
          {STAFF_PAYMENT_METHODS.map((each) => (
            <Radio key={each} value={each} className={styles.code} onChange={() => setMethod(each)}>
              {t(`order:payments.${each}`)}
            </Radio>
          ))}
        </Radio.Group>
        <Field label={t('take.amount')} hint={t('take.amountHint')} error={error}>
          {(control) => <MoneyInput {...control} value={amountCents} onChange={setAmount} />}
        </Field>
        {change > 0 && <p role="status">{t('take.change', { amount: money(change) })}</p>}
        <EvidenceField value={evidence} onChange={setEvidence} />
      </form>
    </Modal>
  );
}
