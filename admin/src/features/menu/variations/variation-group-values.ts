import { variationGroupCreate, type VariationGroupDto } from '@contracts/menu';
import { validateVariationGroup } from '@domain/menu';
import type { z } from 'zod';
import { archivedLast, isInUse, withoutPart, newPartId, toSentParts } from '../groups/parts';
import { inPlace } from '../groups/group-kind';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import type { TypedOption } from '../groups/read-options';
import type { FieldIssue } from '@shared/form/issues';

/** What the form edits. Until when a variation is sold out, and what is left of it, is no part of it: that is said at once, beside the form. */
export const variationGroupSchema = variationGroupCreate.omit({ branchId: true });
export type VariationGroupValues = z.output<typeof variationGroupSchema>;
export type VariationValues = VariationGroupValues['variations'][number];

export const NEW_VARIATION_GROUP: VariationGroupValues = {
  name: '',
  internalName: null,
  state: 'ACTIVE',
  availability: null,
  variations: [],
};

export function variationGroupValues({
  name,
  internalName,
  state,
  availability,
  variations,
}: VariationGroupDto): VariationGroupValues {
  return {
    name,
    internalName,
    availability,
    // An archived group has no page; were it shown, it would be as paused.
    state: state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
    variations: archivedLast(inPlace(variations)).map(
      ({ soldOutUntil: _soldOutUntil, stockQuantity: _left, ...variation }) => variation,
    ),
  };
}

/** The variations with new ones behind those in use; the first of a group is chosen beforehand until another one is. */
export function withAdded(
  variations: readonly VariationValues[],
  added: readonly TypedOption[],
): VariationValues[] {
  const first = !variations.some(isInUse);
  const fresh = added.map(
    ({ name, priceCents }, at): VariationValues => ({
      id: newPartId(),
      name,
      // Not said yet: the schema asks for it at the field.
      priceCents: priceCents ?? NaN,
      promoPriceCents: null,
      sku: null,
      position: 0,
      isDefault: first && at === 0,
      stockTracked: false,
      stockLowAt: null,
      state: 'ACTIVE',
      availability: null,
    }),
  );
  return archivedLast([...variations, ...fresh]);
}

/** The variations without one; when it was the one chosen beforehand, the first that is left takes its place. */
export function withoutVariation(variations: readonly VariationValues[], line: number): VariationValues[] {
  const left = withoutPart(variations, line);
  return variations[line]?.isDefault ? withDefault(left, 0) : left;
}

/** The variations with another one chosen beforehand: always exactly one. */
export const withDefault = (variations: readonly VariationValues[], line: number): VariationValues[] =>
  variations.map((variation, at) => ({ ...variation, isDefault: at === line && isInUse(variation) }));

/** Only what is sent: variations in their order, and new ones without the names they had here. */
export function sentVariationGroup<V extends Partial<VariationGroupValues>>(values: V): V {
  const tidy = withNormalizedAvailability(values);
  return tidy.variations ? { ...tidy, variations: toSentParts(tidy.variations) } : tidy;
}

/** The domain's objections, which are the server's. That none is on sale is no riddle while there is none. */
export function checkVariationGroup(values: VariationGroupValues): FieldIssue[] {
  return validateVariationGroup(values)
    .filter(({ code }) => code !== 'NO_ACTIVE_VARIATION' || values.variations.length > 0)
    .map(({ code, path }) => ({ code, path: path.join('.') }));
}
