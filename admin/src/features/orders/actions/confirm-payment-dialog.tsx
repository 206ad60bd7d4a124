import { useTranslation } from 'react-i18next';
import type { AskingProps } from './action-dialogs';
import { useAsking } from './use-asking';
import { useFormat } from '@shared/format/context';
import { ConfirmDialog } from '@shared/ui/dialog';

/** That money has arrived cannot be unsaid, so it is said twice. */
export function ConfirmPaymentDialog(props: AskingProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { money } = useFormat();
  const { busy, send } = useAsking(props);
  const { payment, number, customerName, totalCents } = props.order;
  const words = {
    number,
    customer: customerName,
    amount: money(payment?.amountCents ?? totalCents ?? 0),
    method: payment ? t(`order:payments.${payment.method}`) : '',
  };
  return (
    <ConfirmDialog
      open
      title={t('payment.title', words)}
      confirm={t('actions.confirm-payment')}
      busy={busy}
      onConfirm={() => void send()}
      onClose={props.close}
    >
      <p>{t('payment.text', words)}</p>
    </ConfirmDialog>
  );
}
