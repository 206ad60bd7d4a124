import type { MenuReleaseDto } from '@contracts/menu-releases';
import type { ReleaseState } from '@domain/menu-releases';
import { CalendarClock, CircleAlert, CircleCheck, CircleSlash, Layers, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { Tag, type TagLook } from '@shared/ui/tag';

const LOOKS: Record<ReleaseState, TagLook> = {
  COLLECTING: { icon: Layers },
  SCHEDULED: { icon: CalendarClock, tone: 'preparing' },
  FAILED: { icon: CircleAlert, tone: 'cancelled' },
  PUBLISHED: { icon: CircleCheck, tone: 'ready' },
  ROLLED_BACK: { icon: Undo2 },
  DISCARDED: { icon: CircleSlash },
};

export function ReleaseTag({ state }: { state: ReleaseState }) {
  const { t } = useTranslation('release');
  return <Tag {...LOOKS[state]}>{t(`states.${state}`)}</Tag>;
}

/** What is next or was last with a release, with its time and who did it. */
export function useReleaseTimes() {
  const { t } = useTranslation('release');
  const { moment } = useFormat();
  return (release: MenuReleaseDto): string => {
    const { state, publishAt, publishedAt, publishedBy, rolledBackAt, createdAt, collectedBy, updatedAt } =
      release;
    if (state === 'SCHEDULED' && publishAt) return t('times.live', { at: moment(publishAt) });
    if (state === 'FAILED' && publishAt) return t('times.failed', { at: moment(publishAt) });
    if (state === 'ROLLED_BACK' && rolledBackAt) return t('times.rolledBack', { at: moment(rolledBackAt) });
    if (state === 'PUBLISHED' && publishedAt)
      return t('times.published', { at: moment(publishedAt), by: publishedBy });
    if (state === 'DISCARDED') return t('times.discarded', { at: moment(updatedAt) });
    return t('times.created', { at: moment(createdAt), by: collectedBy });
  };
}
