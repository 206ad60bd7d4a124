import { z } from 'zod';
import {
  featuresOf,
  isOwnFile,
  propertiesOf,
  validateZone,
  type ImportedArea,
  type ZoneShape,
} from '../domain/delivery';
import type { zoneCreate } from './delivery-zones';
import { districtArea, postalArea, zoneFields } from './delivery-zones';
import { withoutDefaults } from './partial-body';

const { name: _name, area: _area, state: _state, ...terms } = zoneFields;

/** What is read of a feature beside its name and its shape, as `toGeoJson` writes it. */
const featureTerms = withoutDefaults({
  ...terms,
  active: z.boolean(),
  ...districtArea.shape.geometry.shape,
  ...postalArea.shape.geometry.shape,
});
type FeatureTerms = z.output<typeof featureTerms>;

/** The terms of a file by the place they have in it, as `termsIn` hands them over. */
export const fileTerms = z.object({ features: z.array(z.object({ properties: featureTerms })) });

/**
 * The delivery terms in the features of a file; unknown properties are ignored, and null sets nothing. The properties of
 * somebody else's file are none of our terms, whatever they are called: `from` may be a street.
 */
export const termsIn = (file: unknown) => {
  const own = isOwnFile(file);
  return {
    features: (featuresOf(file) ?? []).map((feature) => ({
      properties: Object.fromEntries(
        Object.entries(own ? propertiesOf(feature) : {}).filter(
          ([name, value]) => value !== null && Object.hasOwn(featureTerms.shape, name),
        ),
      ),
    })),
  };
};

/** A zone of a file: all of it is said, but its name may be '', and its branch is not the file's affair. */
export type ZoneOfFile = Omit<z.output<typeof zoneCreate>, 'branchId'> & {
  /** The place among the features of the file. */
  feature: number;
};

const NO_TERMS = z.object(terms).parse({});
const LAST_PLACE = 1000;

/**
 * The zones of a file. One that does not say whether it is active is paused, so that somebody looks at it and says what a
 * delivery costs before customers do; one without a priority comes behind all others, of the file and of the branch.
 *
 * @param last the highest priority number of the branch
 */
export function zonesOfFile(
  areas: readonly ImportedArea[],
  { features }: z.output<typeof fileTerms>,
  last: number,
): ZoneOfFile[] {
  const said = areas.map(({ feature }): FeatureTerms => features[feature]?.properties ?? {});
  const behind = Math.max(last, ...said.map(({ priority = 0 }) => priority));
  let without = 0;
  return areas.map(({ name, shape, feature }, index): ZoneOfFile => {
    const { active = false, districts = [], ranges = [], ...more } = said[index] ?? {};
    const priority = more.priority ?? Math.min(behind + (without += 1), LAST_PLACE);
    const state = active ? 'ACTIVE' : 'PAUSED';
    return {
      ...NO_TERMS,
      ...more,
      name,
      area: areaOf(shape, { districts, ranges }),
      priority,
      state,
      feature,
    };
  });
}

function areaOf(
  shape: ImportedArea['shape'],
  { districts, ranges }: Required<Pick<FeatureTerms, 'districts' | 'ranges'>>,
): ZoneShape {
  if ('geometry' in shape) return shape;
  const { kind } = shape;
  return kind === 'DISTRICT' ? { kind, geometry: { districts } } : { kind, geometry: { ranges } };
}

/** Stands for a name that the file does not say, or not well enough. */
const UNNAMED = 'area';
export const MIN_NAME_LENGTH = 2;

/**
 * The problems that rules between a zone's fields find in a file, at their place in it.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 */
export const problemsOfFile = (zones: readonly ZoneOfFile[], country: string) =>
  zones.flatMap(({ feature, name, area, state, ...zone }) =>
    validateZone(
      {
        ...{
          ...zone,
          id: '',
          name: name.length < MIN_NAME_LENGTH ? UNNAMED : name,
          active: state === 'ACTIVE',
        },
        ...area,
      },
      country,
    ).map(({ path: [first, ...rest], ...problem }) => ({
      ...problem,
      // Districts and postal codes are properties in a file.
      path: [
        'features',
        feature,
        'properties',
        ...(first === 'geometry' || first === undefined ? [] : [first]),
        ...rest,
      ],
    })),
  );
