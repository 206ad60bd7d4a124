import type { LoyaltyState } from '@domain/loyalty';
import { CircleCheck, CirclePause, CircleX, PencilLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOK: Record<LoyaltyState, { icon: LucideIcon; tone?: Tone }> = {
  DRAFT: { icon: PencilLine },
  ACTIVE: { icon: CircleCheck, tone: 'ready' },
  PAUSED: { icon: CirclePause, tone: 'waiting' },
  CLOSED: { icon: CircleX },
};

export function ProgramStateTag({ state }: { state: LoyaltyState }) {
  const { t } = useTranslation('loyalty');
  return <Tag {...LOOK[state]}>{t(`states.${state}`)}</Tag>;
}
