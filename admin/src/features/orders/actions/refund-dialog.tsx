import { Input, Modal, Radio } from 'antd';
import { REFUND_METHODS, type RefundMethod } from '@domain/orders/order';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskingProps } from './action-dialogs';
import styles from './reason.module.css';
import { useActionDialog } from './use-action-dialog';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

/** How the customer got their money back; it is said once, and they are told. */
export function RefundDialog(props: AskingProps) {
  const { order, close } = props;
  const { t } = useTranslation(['orders', 'order', 'ui']);
  const { money } = useFormat();
  const { busy, send } = useActionDialog(props);
  const [method, setMethod] = useState<RefundMethod>('SAME');
  const [note, setNote] = useState('');
  const form = useId();
  const words = {
    number: order.number,
    customer: order.customerName,
    amount: money(order.refundDueCents ?? 0),
    method: order.payment ? t(`order:payments.${order.payment.method}`) : '',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send({ method, ...(note.trim() && { note: note.trim() }) });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t('refund.title', words)}
      width={dialogWidth.regular}
      okText={t('refund.confirm')}
      okButtonProps={{ htmlType: 'submit', form }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <p>{t('refund.text', words)}</p>
        <div role="radiogroup" aria-label={t('refund.how')}>
          <Radio.Group className={styles.codes} value={method}>
            {REFUND_METHODS.map((each, index) => (
              <Radio
                key={each}
                value={each}
                className={styles.code}
                data-autofocus={index === 0 || undefined}
                onChange={() => setMethod(each)}
              >
                {t(`refund.methods.${each}`, words)}
              </Radio>
            ))}
          </Radio.Group>
        </div>
        <Field label={t('refund.note')} hint={t('refund.noteHint')} optional>
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
