import { zoneCreate, type DeliveryZoneDto } from '@contracts/delivery-zones';
import { validateZone, type DeliveryZone } from '@domain/delivery';
import { z } from 'zod';
import { newArea, type AreaDraft, type BranchPlace } from './area';
import { MAX_ZONE_NAME, nameOfArea, type NameWords } from './zone-names';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';

/**
 * The server's own rules, but that a zone without a name is called by its area; the branch and the place among the others
 * are not typed.
 */
export const zoneSchema = zoneCreate
  .omit({ branchId: true, priority: true })
  .extend({ name: z.string().trim().max(MAX_ZONE_NAME) });
type ZoneValues = z.output<typeof zoneSchema>;

type Typed<T, K extends keyof T> = Omit<T, K> & { [F in K]: T[F] | null };
/** A zone as a form holds it. */
export type ZoneDraft = Typed<
  Omit<ZoneValues, 'area' | 'feeTiers'>,
  'feeCents' | 'minOrderCents' | 'etaMin' | 'etaMax'
> & {
  area: AreaDraft;
  feeTiers: { uptoMeters: number | null; feeCents: number | null }[];
};

/** Colours that are told apart on a map, light and dark. */
export const ZONE_COLORS = ['#2f6db5', '#2e8b57', '#b7791f', '#8a4fbf', '#c8452d', '#0f8b8d'] as const;

/** @param count of the zones that are there already: the next one gets another colour */
export const newZoneDraft = (branch: BranchPlace, count = 0): ZoneDraft => ({
  name: '',
  color: ZONE_COLORS[count % ZONE_COLORS.length] ?? ZONE_COLORS[0],
  area: newArea('DISTRICT', branch),
  feeCents: 0,
  feeTiers: [],
  minOrderCents: 0,
  freeAboveCents: null,
  etaMin: 30,
  etaMax: 50,
  days: [],
  from: null,
  to: null,
  exclusion: false,
  state: 'ACTIVE',
});

/** What is stored of a zone, as a form edits it; a name that says the area is left to follow it. */
export function zoneDraftOf(zone: DeliveryZoneDto, words: NameWords): ZoneDraft {
  const name = zone.name === nameOfArea(zone.area, words) ? '' : zone.name;
  const { color, area, feeCents, feeTiers, minOrderCents, freeAboveCents } = zone;
  const { etaMin, etaMax, days, from, to, exclusion, state } = zone;
  return {
    ...{ name, color, area, feeCents, feeTiers, minOrderCents, freeAboveCents },
    ...{ etaMin, etaMax, days, from, to, exclusion },
    // An archived row is never edited; were it shown, it would be as paused.
    state: state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
  };
}

/** Stands for the name that follows the area, which is always long enough. */
const UNNAMED = 'area';

/**
 * The rules between fields: the server's, once every field is of its kind.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 */
export const checkZone =
  (country: string) =>
  (draft: ZoneDraft): FieldIssue[] => {
    const parsed = zoneSchema.safeParse(draft);
    if (!parsed.success) return [];
    const { area, state, ...terms } = parsed.data;
    const named = { ...terms, name: terms.name || UNNAMED };
    const zone = { ...named, ...area, id: '', priority: 0, active: state === 'ACTIVE' } as DeliveryZone;
    return validateZone(zone, country).map(({ path, ...problem }) =>
      fieldIssue({
        ...problem,
        path: path[0] === 'geometry' || path[0] === 'kind' ? ['area', ...path] : path,
      }),
    );
  };

/** The body of what is stored of a zone: with a name wherever its name or area is said. */
export function zoneBodyOf<V extends Partial<ZoneValues>>(said: V, values: ZoneValues, words: NameWords): V {
  if (said.name === undefined && (said.area === undefined || values.name !== '')) return said;
  return { ...said, name: values.name || nameOfArea(values.area, words) };
}
