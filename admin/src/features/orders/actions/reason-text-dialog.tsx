import { Button, Modal } from 'antd';
import { stateAfter } from '@entities/order/order-moves';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason.module.css';
import { actionKey } from './action-looks';
import type { ActionPromptProps } from './action-dialogs';
import { useActionDialog } from './use-action-dialog';
import { dialogWidth } from '@shared/tokens/tokens';
import { LimitedField } from '@shared/ui/limited-field';
import { isTooLong } from '@shared/ui/limited-text';
import { MAX_REASON } from '@domain/orders/notes';

const SHORTEST = 3;
/** The actions that have reasons to choose from. */
const WITH_REASONS = ['return', 'step-back', 'restore', 'take-back', 'resolve-unmatched'] as const;

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
  const key = actionKey(order, action);
  const verb = t(`actions.${key}`);
  const known = WITH_REASONS.find((name) => name === key);
  const offered = known ? t(`reasons.${known}`, { returnObjects: true }) : [];
  const isReady = reason.trim().length >= SHORTEST && !isTooLong(reason, MAX_REASON);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isReady) void send({ reason: reason.trim() });
  };
  return (
    <Modal
      open
      onCancel={close}
      title={t(`ask.${key}`, {
        number: order.number,
        state: to ? t(`order:states.${to}`) : '',
        defaultValue: verb,
      })}
      width={dialogWidth.regular}
      okText={verb}
      okButtonProps={{ htmlType: 'submit', form, disabled: !isReady }}
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
        <LimitedField
          label={t('ask.reason')}
          max={MAX_REASON}
          value={reason}
          onChange={setReason}
          autoFocus
        />
      </form>
    </Modal>
  );
}
