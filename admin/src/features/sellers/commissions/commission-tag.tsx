import type { CommissionDto } from '@contracts/sellers';
import type { CommissionState } from '@domain/sellers';
import { Ban, Check, CheckCheck, Clock, RotateCcw, ThumbsUp, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOK: Record<CommissionState, { icon: LucideIcon; tone?: Tone }> = {
  PENDING: { icon: Clock },
  EARNED: { icon: Check, tone: 'waiting' },
  APPROVED: { icon: ThumbsUp, tone: 'preparing' },
  PAID: { icon: CheckCheck, tone: 'ready' },
  REVERSED: { icon: RotateCcw, tone: 'cancelled' },
  VOID: { icon: Ban },
};

/** How far a commission is, or why it is none. */
export function CommissionTag({ commission }: { commission: Pick<CommissionDto, 'state' | 'withheld'> }) {
  const { t } = useTranslation('sellers');
  const { state, withheld } = commission;
  const { icon, tone } = LOOK[state];
  if (withheld !== null && state !== 'VOID') return <Tag icon={Ban}>{t(`withheld.${withheld}`)}</Tag>;
  return (
    <Tag icon={icon} tone={tone}>
      {t(`commissionStates.${state}`)}
    </Tag>
  );
}
