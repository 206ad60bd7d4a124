import type { RefusedStep } from '@domain/couriers';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

interface RefusedStepAlertProps {
  refused: RefusedStep;
  /** Whose it was: a courier's name, or the number of an order where the courier is plain. */
  subject: string;
}

/** What a courier did and could not be recorded any more: why not, and what money they have of it. */
export function RefusedStepAlert({ refused, subject }: RefusedStepAlertProps) {
  const { t, i18n } = useTranslation(['couriers', 'order']);
  const { moment, money } = useFormat();
  const { step, code, state, pressedAt, collected } = refused;
  const amounts = (collected ?? []).map(
    ({ method, amountCents }) => `${money(amountCents)} ${t(`order:payments.${method}`)}`,
  );
  return (
    <Alert
      type="warning"
      showIcon
      message={t('refused.title', { subject, at: moment(pressedAt), step: t(`refused.steps.${step}`) })}
      description={[
        code === 'DELIVERY_TAKEN_OFF'
          ? t('refused.takenOff')
          : t('refused.because', { state: t(`order:states.${state}`) }),
        amounts.length > 0 &&
          t('refused.collected', { amounts: new Intl.ListFormat(i18n.language).format(amounts) }),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
