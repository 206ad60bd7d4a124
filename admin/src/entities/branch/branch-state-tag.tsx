import type { BranchState } from '@domain/orders/store';
import { Archive, CircleCheck, CircleDashed, CircleOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<BranchState, { icon: LucideIcon; tone: Tone }> = {
  DRAFT: { icon: CircleDashed, tone: 'waiting' },
  ACTIVE: { icon: CircleCheck, tone: 'ready' },
  INACTIVE: { icon: CircleOff, tone: 'done' },
  ARCHIVED: { icon: Archive, tone: 'done' },
};

/** How far a branch is: whether it takes orders right now is another question. */
export function BranchStateTag({ state }: { state: BranchState }) {
  const { t } = useTranslation('branch');
  const { icon, tone } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Tag>
  );
}
