import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskingProps } from './action-dialogs';
import { useAsking } from './use-asking';
import { Dialog } from '@shared/ui/dialog';
import { Field } from '@shared/ui/field';

const DIGITS = 4;

/** The customer says their code before they get the food. */
export function PickupCodeDialog({ wrong, ...props }: AskingProps & { wrong: boolean }) {
  const { t } = useTranslation(['orders', 'ui']);
  const { busy, send } = useAsking(props);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code) void send({ pickupCode: code }).then(() => setCode(''));
  };
  return (
    <Dialog open title={t('pickup.title', { number: props.order.number })} onClose={props.close}>
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
    </Dialog>
  );
}
