import { Checkbox, Modal, Radio } from 'antd';
import { splitCollected } from '@domain/couriers';
import { STAFF_PAYMENT_METHODS, type StaffPaymentMethod } from '@domain/orders/payment';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import { actionKey } from './action-looks';
import styles from './reason.module.css';
import { useActionDialog } from './use-action-dialog';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

interface Second {
  method: StaffPaymentMethod;
  amountCents: number | null;
}

/** An order is in the customer's hands and was paid otherwise than agreed: in another way, or in two. */
export function PaidOtherwiseDialog(props: ActionPromptProps) {
  const { order, close } = props;
  const { t } = useTranslation(['order-money', 'order', 'orders']);
  const { money } = useFormat();
  const { busy, send } = useActionDialog(props);
  const due = order.dueCents ?? 0;
  const [method, setMethod] = useState<StaffPaymentMethod>(otherThan(order.payment?.method));
  const [second, setSecond] = useState<Second | null>(null);
  const form = useId();
  const paid = splitCollected(due, method, second);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (paid && !busy) void send({ paid });
  };
  const choose = (chosen: StaffPaymentMethod) => {
    setMethod(chosen);
    if (second?.method === chosen) setSecond({ ...second, method });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t('paid.title', { number: order.number })}
      width={dialogWidth.regular}
      okText={t(`orders:actions.${actionKey(order, 'deliver')}`)}
      okButtonProps={{ htmlType: 'submit', form, disabled: paid === null }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <p>{t('paid.text', { amount: money(due) })}</p>
        <Ways label={t('paid.method')} ways={STAFF_PAYMENT_METHODS} chosen={method} onChoose={choose} />
        <Checkbox
          checked={second !== null}
          onChange={({ target }) =>
            setSecond(target.checked ? { method: otherThan(method), amountCents: null } : null)
          }
        >
          {t('paid.inTwo')}
        </Checkbox>
        {second && (
          <>
            <Ways
              label={t('paid.second')}
              ways={STAFF_PAYMENT_METHODS.filter((each) => each !== method)}
              chosen={second.method}
              onChoose={(chosen) => setSecond({ ...second, method: chosen })}
            />
            <Field label={t('paid.amount')} hint={t('paid.amountHint', { amount: money(due) })}>
              {(control) => (
                <MoneyInput
                  {...control}
                  value={second.amountCents}
                  onChange={(amountCents) => setSecond({ ...second, amountCents })}
                />
              )}
            </Field>
          </>
        )}
      </form>
    </Modal>
  );
}

const otherThan = (agreed: string | undefined): StaffPaymentMethod =>
  STAFF_PAYMENT_METHODS.find((each) => each !== agreed) ?? 'CASH';

interface WaysProps {
  label: string;
  ways: readonly StaffPaymentMethod[];
  chosen: StaffPaymentMethod;
  onChoose: (method: StaffPaymentMethod) => void;
}

function Ways({ label, ways, chosen, onChoose }: WaysProps) {
  const { t } = useTranslation('order');
  return (
    <Radio.Group className={styles.codes} aria-label={label} value={chosen}>
      {ways.map((each) => (
        <Radio key={each} value={each} className={styles.code} onChange={() => onChoose(each)}>
          {t(`payments.${each}`)}
        </Radio>
      ))}
    </Radio.Group>
  );
}
