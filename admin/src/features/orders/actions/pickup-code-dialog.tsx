import { Button, Input, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import type { ActionWords } from './order-actions';
import { useActionDialog } from './use-action-dialog';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

const DIGITS = 4;

interface PickupCodeProps extends ActionPromptProps {
  wrong: boolean;
  /** What was said before the code was asked for. */
  words?: ActionWords | undefined;
}

/** The customer says their code before they get the food. */
export function PickupCodeDialog({ wrong, words, ...props }: PickupCodeProps) {
  const { t } = useTranslation(['orders', 'ui']);
  const { busy, send } = useActionDialog(props);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code) void send({ ...words, pickupCode: code }).then(() => setCode(''));
  };
  return (
    <Modal
      open
      title={t('pickup.title', { number: props.order.number })}
      width={dialogWidth.regular}
      onCancel={props.close}
      footer={null}
    >
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <Field
          label={t('pickup.label')}
          hint={t('pickup.hint', { customer: props.order.customerName })}
          error={wrong && !code ? t('pickup.wrong') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={code}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
              inputMode="numeric"
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
        <Button
          htmlType="submit"
          type="primary"
          size="large"
          block
          loading={busy}
          disabled={code.length < DIGITS}
        >
          {t('actions.hand-over')}
        </Button>
      </form>
    </Modal>
  );
}
