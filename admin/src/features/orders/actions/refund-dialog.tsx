import { Input, Modal, Radio } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { REFUND_METHODS, type RefundMethod } from '@domain/orders/payment';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import styles from './reason.module.css';
import { RefundPart } from './refund-part';
import { useActionDialog } from './use-action-dialog';
import { useRefundChoice } from './use-refund-choice';
import { useRefundWords } from './use-refund-words';
import { WithWholeOrder } from './with-whole-order';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

const SHORTEST = 3;

/** How much of their money the customer got back, and how; it is said once, and they are told. */
export const RefundDialog = (props: ActionPromptProps) => (
  <WithWholeOrder {...props} about="refund">
    {(whole) => <Refunding {...props} whole={whole} />}
  </WithWholeOrder>
);

function Refunding({ whole, ...props }: ActionPromptProps & { whole: OrderDto }) {
  const { order, close } = props;
  const { t } = useTranslation(['orders', 'order-money', 'order']);
  const { money } = useFormat();
  const { busy, send } = useActionDialog({ ...props, order: whole });
  const { wish, asked, setChoice, ...chosen } = useRefundChoice(whole);
  const { amountCents, mostCents, isGone } = chosen;
  const [picked, setMethod] = useState<RefundMethod>('SAME');
  const [note, setNote] = useState('');
  const form = useId();
  const { text, byItself, paidBy, cashAsPaid } = useRefundWords(whole, asked, picked);
  const methods = REFUND_METHODS.filter((each) => each !== 'CASH' || !cashAsPaid);
  const method = methods.includes(picked) ? picked : 'SAME';
  const isOwed = amountCents <= (whole.refundDueCents ?? 0);
  const words = {
    number: order.number,
    customer: order.customerName,
    amount: money(amountCents),
    method: paidBy ?? (order.payment ? t(`order:payments.${order.payment.method}`) : ''),
  };
  const valid =
    !isGone && amountCents > 0 && amountCents <= mostCents && (isOwed || note.trim().length >= SHORTEST);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !valid) return;
    void send({ ...wish, method, ...(note.trim() && { note: note.trim() }) });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t('refund.title', words)}
      width={dialogWidth.regular}
      okText={t(byItself ? 'actions.refund' : 'refund.confirm')}
      okButtonProps={{ htmlType: 'submit', form, disabled: !valid }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        {text && <p>{text}</p>}
        <RefundPart {...chosen} onChange={setChoice} />
        <Radio.Group className={styles.codes} aria-label={t('refund.how')} value={method}>
          {methods.map((each) => (
            <Radio key={each} value={each} className={styles.code} onChange={() => setMethod(each)}>
              {t(`refund.methods.${each}`, words)}
            </Radio>
          ))}
        </Radio.Group>
        <Field
          label={isOwed ? t('refund.note') : t('order-money:refund.why')}
          hint={t('refund.noteHint')}
          optional={isOwed}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              maxLength={200}
              rows={2}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
