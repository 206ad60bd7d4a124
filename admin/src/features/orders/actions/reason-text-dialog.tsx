import { Button, Input, Modal } from 'antd';
import { stateAfter } from '@entities/order/order-moves';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason.module.css';
import { actionKey } from './action-looks';
import type { ActionPromptProps } from './action-dialogs';
import { useActionDialog } from './use-action-dialog';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

const SHORTEST = 3;
/** The actions that have reasons to choose from. */
const WITH_REASONS = ['return', 'step-back', 'restore', 'resolve-unmatched'] as const;

/**
 * Why an order goes back a step, comes back from its way or is taken up again, and what became of money that fits none:
 * offered in a press, or in own words.
 */
export function ReasonTextDialog(props: ActionPromptProps) {
  const { order, action, close } = props;
  const { t } = useTranslation(['orders', 'order', 'ui']);
  const { busy, send } = useActionDialog(props);
  const [reason, setReason] = useState('');
  const form = useId();
  const to = stateAfter(order, action);
  const verb = t(`actions.${actionKey(order, action)}`);
  const known = WITH_REASONS.find((name) => name === action);
  const offered = known ? t(`reasons.${known}`, { returnObjects: true }) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && reason.trim().length >= SHORTEST) void send({ reason: reason.trim() });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t(`ask.${action}`, {
        number: order.number,
        state: to ? t(`order:states.${to}`) : '',
        defaultValue: verb,
      })}
      width={dialogWidth.regular}
      okText={verb}
      okButtonProps={{ htmlType: 'submit', form, disabled: reason.trim().length < SHORTEST }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <div className={styles.offers}>
          {offered.map((words) => (
            <Button key={words} size="small" aria-pressed={reason === words} onClick={() => setReason(words)}>
              {words}
            </Button>
          ))}
        </div>
        <Field label={t('ask.reason')}>
          {(control) => (
            <Input
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={200}
              autoFocus
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
