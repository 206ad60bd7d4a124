import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { useTranslation } from 'react-i18next';
import { WEEK, weekdayName } from '@entities/opening-hours/week';
import { useFormat } from '@shared/format/context';

type Terms = Pick<
  DeliveryZoneDto,
  'area' | 'feeCents' | 'feeTiers' | 'etaMin' | 'etaMax' | 'days' | 'from' | 'to' | 'exclusion'
>;

/** What is said of a zone in a line: its area, its fee, its way, when it is in force. */
export function useZoneFacts(): (zone: Terms) => string {
  const { t } = useTranslation('zones');
  const { language, money, number, clockOf } = useFormat();

  const where = ({ area }: Terms) => {
    switch (area.kind) {
      case 'RADIUS':
        return t('names.circle', { km: number(area.geometry.radiusMeters / 1000, 1) });
      case 'POLYGON':
        return t('facts.corners', { count: area.geometry.points.length });
      case 'DISTRICT':
        return t('facts.districts', { count: area.geometry.districts.length });
      case 'POSTAL_RANGE':
        return t('facts.ranges', { count: area.geometry.ranges.length });
    }
  };
  const fee = ({ feeCents, feeTiers }: Terms) => {
    const fees = [feeCents, ...feeTiers.map((tier) => tier.feeCents)];
    const [least, most] = [Math.min(...fees), Math.max(...fees)];
    if (most === 0) return t('facts.free');
    return least === most ? money(most) : t('facts.fees', { least: money(least), most: money(most) });
  };
  const when = ({ days, from, to }: Terms) => {
    const named = WEEK.filter((day) => days.includes(day)).map((day) => weekdayName(day, language, 'short'));
    const hours = from && to ? `${clockOf(from)}–${clockOf(to)}` : '';
    return [named.join(', '), hours].filter(Boolean).join(' ');
  };

  return (zone) => {
    const terms = zone.exclusion ? [] : [fee(zone), t('facts.way', { from: zone.etaMin, to: zone.etaMax })];
    return [where(zone), ...terms, when(zone)].filter(Boolean).join(' · ');
  };
}
