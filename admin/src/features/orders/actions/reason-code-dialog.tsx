import { Checkbox, Modal, Radio } from 'antd';
import { isInternalReason } from '@domain/orders/ending-reason';
import { isCooked } from '@domain/orders/life-cycle';
import type { CancelCode } from '@domain/orders/order';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { actionKey } from './action-looks';
import type { ActionPromptProps } from './action-dialogs';
import { codesFor } from './cancel-codes';
import styles from './reason.module.css';
import { SoldOutChoice, useSoldOut } from './sold-out-choice';
import { useActionDialog } from './use-action-dialog';
import { dialogWidth } from '@shared/tokens/tokens';
import { LimitedField } from '@shared/ui/limited-field';
import { isTooLong } from '@shared/ui/limited-text';

const SHORTEST_NOTE = 5;
const MAX_NOTE = 200;

/** Why an order is rejected or cancelled; where an item has run out, it is taken off sale in the same breath. */
export function ReasonCodeDialog(props: ActionPromptProps) {
  const { order, action, close } = props;
  const { t } = useTranslation(['orders', 'order', 'ui']);
  const { busy, send } = useActionDialog(props);
  const [code, setCode] = useState<CancelCode | null>(null);
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(false);
  const soldOut = useSoldOut(order);
  const form = useId();
  const verb = t(`actions.${actionKey(order, action)}`);
  const noteMissing = code === 'OTHER' && note.trim().length < SHORTEST_NOTE;
  const noteInvalid = noteMissing || isTooLong(note, MAX_NOTE);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !code || noteInvalid) return;
    const gone = code === 'ITEM_UNAVAILABLE' ? soldOut.names() : '';
    const words = note.trim() || gone.slice(0, MAX_NOTE);
    const done = await send({ code, ...(words && { note: words }), ...(restock && { restock }) });
    if (done && code === 'ITEM_UNAVAILABLE') await soldOut.mark();
  };

  return (
    <Modal
      open
      onCancel={close}
      title={t(`ask.${action}`, {
        number: order.number,
        customer: order.customerName,
        defaultValue: verb,
      })}
      width={dialogWidth.wide}
      cancelText={t('ask.keep')}
      okText={verb}
      okType="danger"
      okButtonProps={{ htmlType: 'submit', form, disabled: !code || noteInvalid }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={(event) => void submit(event)} className={styles.form}>
        <div role="radiogroup" aria-label={t('ask.code')}>
          <Radio.Group className={styles.codes} value={code}>
            {codesFor(order, action).map((each, index) => (
              <Radio
                key={each}
                value={each}
                className={styles.code}
                // The choice is what the dialog is for: the arrows work at once.
                data-autofocus={index === 0 || undefined}
                onChange={() => setCode(each)}
              >
                {t(`order:codes.${each}`)}
              </Radio>
            ))}
          </Radio.Group>
        </div>
        {code === 'ITEM_UNAVAILABLE' && <SoldOutChoice order={order} choice={soldOut} />}
        {action === 'cancel' && isCooked(order.state) && (
          <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)}>
            {t('ask.restock')}
          </Checkbox>
        )}
        {code && (
          <LimitedField
            label={t('ask.note')}
            hint={t(hintOf(code), { count: SHORTEST_NOTE })}
            optional={code !== 'OTHER'}
            required={code === 'OTHER'}
            max={MAX_NOTE}
            value={note}
            onChange={setNote}
            multiline
          />
        )}
      </form>
    </Modal>
  );
}

function hintOf(code: CancelCode) {
  if (isInternalReason(code)) return 'ask.noteKept';
  return code === 'OTHER' ? 'ask.noteNeeded' : 'ask.noteHint';
}
