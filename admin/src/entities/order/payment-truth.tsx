import type { Payment } from '@domain/orders/payment';
import { paymentTruth, type PaymentTruth as Truth } from '@domain/orders/payment-truth';
import { Gavel, MessageCircleQuestion, ShieldCheck, UserCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './order-labels.module.css';

const ICONS: Record<Truth, LucideIcon> = {
  SAID: MessageCircleQuestion,
  STAFF: UserCheck,
  PROVIDER: ShieldCheck,
  DISPUTED: Gavel,
};

interface PaymentTruthProps {
  payment: Pick<Payment, 'timing' | 'state' | 'claim' | 'confirmedBy'>;
  iconOnly?: boolean;
}

/** By whose word a prepaid payment counts as paid: its customer's, the staff's or the provider's; nothing for any other. */
export function PaymentTruth({ payment, iconOnly }: PaymentTruthProps) {
  const { t } = useTranslation('order');
  const truth = paymentTruth(payment);
  if (truth === null) return null;
  const Icon = ICONS[truth];
  const word = t(`truth.${truth}`);
  return (
    <span className={styles.truth} data-truth={truth} title={iconOnly ? word : undefined}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  );
}
