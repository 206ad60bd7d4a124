import type { OrderCardDto } from '@contracts/orders';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { Tag } from '@shared/ui/tag';

/** That money is owed back to the customer, or that they have it; nothing where none was paid. */
export function RefundMark({ order }: { order: Pick<OrderCardDto, 'refundDueCents' | 'refundedCents'> }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { refundDueCents, refundedCents } = order;
  if (refundDueCents)
    return (
      <Tag tone="waiting" icon={HandCoins}>
        {t('refund.due', { amount: money(refundDueCents) })}
      </Tag>
    );
  return refundedCents ? (
    <Tag icon={HandCoins}>{t('refund.given', { amount: money(refundedCents) })}</Tag>
  ) : null;
}
