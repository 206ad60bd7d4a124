import { useTranslation } from 'react-i18next';
import type { ZoneRow } from './use-zones';
import type { Overlap } from '@entities/delivery-zone/coverage/coverage';
import type { Finding } from '@entities/delivery-zone/coverage/findings';
import { useFormat } from '@shared/format/context';

/** What is found on the map, in a sentence that says who decides. */
export function useFindingWords(zones: readonly ZoneRow[]): (finding: Finding) => string {
  const { t, i18n } = useTranslation('zones');
  const { number } = useFormat();
  const known = new Map(zones.map((zone) => [zone.id, zone]));
  const nameOf = (id: string) => known.get(id)?.name ?? '';
  const all = (ids: readonly string[]) => new Intl.ListFormat(i18n.language).format(ids.map(nameOf));
  const size = (squareMeters: number) =>
    squareMeters < 100_000
      ? t('coverage.squareMeters', { size: number(squareMeters) })
      : t('coverage.squareKilometers', { size: number(squareMeters / 1e6, 1) });

  const overlapWords = ({ one, other, decides, squareMeters }: Overlap) => {
    const about = { one: nameOf(one), other: nameOf(other), size: size(squareMeters) };
    if (decides === 'CHEAPER') return t('coverage.cheaper', about);
    const winner = known.get(decides === 'ONE' ? one : other);
    return t(winner?.exclusion ? 'coverage.excluded' : 'coverage.higher', {
      ...about,
      winner: winner?.name ?? '',
    });
  };
  return ({ kind, place }) => {
    switch (kind) {
      case 'hidden':
        return t('coverage.hidden', { zone: nameOf(place.id), others: all(place.by) });
      case 'overlap':
        return overlapWords(place);
      case 'gap':
        return t('coverage.gap', { others: all(place.between), size: size(place.squareMeters) });
    }
  };
}
