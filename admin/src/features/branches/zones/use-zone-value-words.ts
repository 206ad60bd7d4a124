import { useTranslation } from 'react-i18next';
import { WEEK, weekdayName } from '@entities/opening-hours/week';
import { useZoneNames } from '@entities/delivery-zone/use-zone-names';
import type { ZoneDraft } from '@entities/delivery-zone/zone-draft';
import { nameOfArea } from '@entities/delivery-zone/zone-names';
import { useFormat } from '@shared/format/context';

/** A field of a zone in words, where two versions of it are compared. */
export function useZoneValueWords(): (field: keyof ZoneDraft, of: ZoneDraft) => string {
  const { t } = useTranslation('zones');
  const { language, money, number, clockOf } = useFormat();
  const names = useZoneNames();
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (field, of) => {
    switch (field) {
      case 'name':
        return of.name || nameOfArea(of.area, names);
      case 'area':
        return `${t(`area.kinds.${of.area.kind}`)} · ${nameOfArea(of.area, names)}`;
      case 'color':
        return of.color;
      case 'feeCents':
      case 'minOrderCents':
      case 'freeAboveCents':
        return amount(of[field]);
      case 'feeTiers':
        return (
          of.feeTiers
            .map((tier) => `${number((tier.uptoMeters ?? 0) / 1000, 2)} km: ${amount(tier.feeCents)}`)
            .join(', ') || '–'
        );
      case 'etaMin':
      case 'etaMax':
        return String(of[field] ?? '–');
      case 'days':
        return (
          WEEK.filter((day) => of.days.includes(day))
            .map((day) => weekdayName(day, language, 'short'))
            .join(', ') || t('times.always')
        );
      case 'from':
      case 'to':
        return of[field] === null ? '–' : clockOf(of[field]);
      case 'exclusion':
        return t(of.exclusion ? 'list.excluded' : 'form.served');
      case 'state':
        return t(`states.${of.state}`);
    }
  };
}
