import { isInUse } from './archived-parts';
import type { Availability, Extra, ExtraGroup, ItemState, Variation, VariationGroup } from './menu';
import { validateAvailability } from './validate-product';

export type VariationGroupProblemCode =
  | 'NO_ACTIVE_VARIATION'
  | 'SEVERAL_DEFAULTS'
  | 'DUPLICATE_NAME'
  | 'NAME_LENGTH'
  | 'BAD_PRICE'
  | 'PROMO_NOT_BELOW_PRICE'
  | 'ENDS_BEFORE_START';

export type ExtraGroupProblemCode =
  | 'MIN_OUT_OF_RANGE'
  | 'MAX_OUT_OF_RANGE'
  | 'MAX_BELOW_MIN'
  | 'IMPOSSIBLE_GROUP'
  | 'FREE_OUT_OF_RANGE'
  | 'FREE_NEEDS_SUM'
  | 'RADIO_ALLOWS_ONE'
  | 'DEFAULTS_ABOVE_MAX'
  | 'DUPLICATE_NAME'
  | 'NAME_LENGTH'
  | 'BAD_PRICE'
  | 'EXTRA_MAX_OUT_OF_RANGE'
  | 'DEFAULT_ABOVE_EXTRA_MAX'
  | 'ENDS_BEFORE_START';

/** `path` leads to the field at fault, e.g. ['extras', 2, 'name']. */
export interface GroupProblem<Code extends string> {
  code: Code;
  path: (string | number)[];
}

/** What the rules of a group read; a form's draft without ids will do. */
interface VariationGroupRules extends Pick<VariationGroup, 'availability'> {
  variations: Pick<
    Variation,
    'name' | 'priceCents' | 'promoPriceCents' | 'isDefault' | 'state' | 'availability'
  >[];
}
interface ExtraGroupRules extends Pick<
  ExtraGroup,
  'min' | 'max' | 'freeQuantity' | 'priceMethod' | 'display' | 'availability'
> {
  extras: Pick<Extra, 'name' | 'priceCents' | 'maxQuantity' | 'defaultQuantity' | 'state' | 'availability'>[];
}

/**
 * What is wrong with a variation group: it needs an active variation, at most one default, unique names of 1–32
 * characters, prices ≥ 0 and promotional prices below them.
 */
export function validateVariationGroup(
  group: VariationGroupRules,
): GroupProblem<VariationGroupProblemCode>[] {
  const problems: GroupProblem<VariationGroupProblemCode>[] = [];
  const { variations } = group;
  if (!variations.some(({ state }) => state === 'ACTIVE')) {
    problems.push({ code: 'NO_ACTIVE_VARIATION', path: ['variations'] });
  }
  const firstDefault = variations.findIndex((variation) => variation.isDefault && isInUse(variation));
  variations.forEach((variation, index) => {
    const at = (code: VariationGroupProblemCode, field: keyof typeof variation) =>
      problems.push({ code, path: ['variations', index, field] });
    if (!isNameOf(variation.name, 32)) at('NAME_LENGTH', 'name');
    if (isRepeated(variations, index)) at('DUPLICATE_NAME', 'name');
    if (!isCents(variation.priceCents)) at('BAD_PRICE', 'priceCents');
    if (variation.promoPriceCents !== null) {
      if (!isCents(variation.promoPriceCents)) at('BAD_PRICE', 'promoPriceCents');
      else if (variation.promoPriceCents >= variation.priceCents)
        at('PROMO_NOT_BELOW_PRICE', 'promoPriceCents');
    }
    if (variation.isDefault && isInUse(variation) && index > firstDefault)
      at('SEVERAL_DEFAULTS', 'isDefault');
    problems.push(...reversedDates(variation.availability, 'variations', index));
  });
  return [...problems, ...reversedDates(group.availability)];
}

/**
 * What is wrong with a group of extras: min 0–20, max 1–50 and not below min, enough pieces of active extras to reach
 * min ("impossible group"), defaults that fit below max, free pieces only where prices are summed, one choice for
 * radio buttons; names unique and of 1–60 characters, prices ≥ 0, each extra's own maximum 1–50.
 */
export function validateExtraGroup(group: ExtraGroupRules): GroupProblem<ExtraGroupProblemCode>[] {
  const problems: GroupProblem<ExtraGroupProblemCode>[] = [];
  const { min, max, freeQuantity, extras } = group;
  const add = (code: ExtraGroupProblemCode, ...path: (string | number)[]) => problems.push({ code, path });
  const active = extras.filter(({ state }) => state === 'ACTIVE');

  if (!isWithin(min, 0, 20)) add('MIN_OUT_OF_RANGE', 'min');
  if (!isWithin(max, 1, 50)) add('MAX_OUT_OF_RANGE', 'max');
  if (max < min) add('MAX_BELOW_MIN', 'max');
  if (sum(active.map(({ maxQuantity }) => maxQuantity)) < min) add('IMPOSSIBLE_GROUP', 'min');
  if (sum(active.map(({ defaultQuantity }) => defaultQuantity)) > max) add('DEFAULTS_ABOVE_MAX', 'extras');
  if (!isWithin(freeQuantity, 0, max)) add('FREE_OUT_OF_RANGE', 'freeQuantity');
  if (freeQuantity > 0 && group.priceMethod !== 'SUM') add('FREE_NEEDS_SUM', 'freeQuantity');
  if (group.display === 'RADIO' && max > 1) add('RADIO_ALLOWS_ONE', 'display');

  extras.forEach((extra, index) => {
    if (!isNameOf(extra.name, 60)) add('NAME_LENGTH', 'extras', index, 'name');
    if (isRepeated(extras, index)) add('DUPLICATE_NAME', 'extras', index, 'name');
    if (!isCents(extra.priceCents)) add('BAD_PRICE', 'extras', index, 'priceCents');
    if (!isWithin(extra.maxQuantity, 1, 50)) add('EXTRA_MAX_OUT_OF_RANGE', 'extras', index, 'maxQuantity');
    if (!isWithin(extra.defaultQuantity, 0, extra.maxQuantity)) {
      add('DEFAULT_ABOVE_EXTRA_MAX', 'extras', index, 'defaultQuantity');
    }
    problems.push(...reversedDates(extra.availability, 'extras', index));
  });
  return [...problems, ...reversedDates(group.availability)];
}

function reversedDates(availability: Availability | null, ...at: (string | number)[]) {
  return validateAvailability(availability).map(({ path }) => ({
    code: 'ENDS_BEFORE_START' as const,
    path: [...at, ...path],
  }));
}

/** What is archived may be called like what took its place. */
function isRepeated(rows: readonly { name: string; state: ItemState }[], index: number): boolean {
  const same = (name: string) => name.trim().toLowerCase();
  const row = rows[index];
  if (!row || !isInUse(row)) return false;
  return rows.findIndex((other) => isInUse(other) && same(other.name) === same(row.name)) < index;
}

function isNameOf(name: string, longest: number): boolean {
  const { length } = name.trim();
  return length >= 1 && length <= longest;
}

function isCents(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
