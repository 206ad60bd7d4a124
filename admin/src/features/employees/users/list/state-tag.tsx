import type { PersonDto } from '@contracts/team';
import type { PersonState } from '@domain/access';
import { CircleCheck, CirclePause, MailQuestionMark, MailX, UserRoundX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<PersonState, { icon: LucideIcon; tone?: Tone }> = {
  INVITED: { icon: MailQuestionMark, tone: 'waiting' },
  EXPIRED: { icon: MailX, tone: 'cancelled' },
  ACTIVE: { icon: CircleCheck },
  SUSPENDED: { icon: CirclePause, tone: 'cancelled' },
  REMOVED: { icon: UserRoundX },
};

/** Colour only where somebody should do something about it. */
export function StateTag({ person }: { person: Pick<PersonDto, 'state'> }) {
  const { t } = useTranslation('team');
  const { icon, tone } = LOOKS[person.state];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`states.${person.state}`)}
    </Tag>
  );
}
