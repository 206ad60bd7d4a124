import {
  EMPTY_PRODUCT,
  indexMenu,
  UNTRACKED,
  type ExtraGroup,
  type Product,
  type VariationGroup,
} from '@domain/menu';
import { unitPrice, type PriceProblem, type PricedExtra } from '@domain/pricing';
import { extraGroupValues, type ExtraGroupValues, type ExtraValues } from '../extra-group-values';
import type { ExtraGroupDto } from '@contracts/menu';

type Pieces = Readonly<Record<string, number>>;

/** What is chosen: pieces by the option's id. */
export interface Tries {
  pieces: Pieces;
  /** What is chosen with an option, by its id; what stands chosen there beforehand while nobody has touched it. */
  nested: Readonly<Record<string, Pieces>>;
}

/** What is tried, on a product of some price, in one of its variations. */
export interface Trial extends Tries {
  priceCents: number;
  variation: { id: string; name: string } | null;
}

interface Tried {
  /** What the options add, each its part; empty while the choice is wrong. */
  extras: PricedExtra[];
  extrasCents: number;
  totalCents: number;
  problems: PriceProblem[];
}

/** What is sold out or out of its time now is tried as well: what is tried is the rule. */
const AT = { now: new Date(0), timeZone: 'UTC', channel: 'STORE' };

/** Prices a choice of a group as it is typed, by the rules that price every order. */
export function tryChoice(
  values: ExtraGroupValues,
  { priceCents, variation, ...tries }: Trial,
  groups: readonly ExtraGroupDto[],
): Tried {
  const group = draftGroup('group', { ...values, state: 'ACTIVE' });
  const inner = groups.map((one) => draftGroup(one.id, extraGroupValues(one)));
  const sizes: VariationGroup[] = variation ? [oneVariation(variation, priceCents)] : [];
  const product = someProduct(priceCents, variation ? 'sizes' : null);
  const menu = indexMenu({
    categories: [],
    products: [product],
    variationGroups: sizes,
    extraGroups: [group, ...inner],
  });
  const extras = chosenIn(tries.pieces, group).map(({ extra, ...piece }) => {
    const asked = inner.filter(({ id }) => extra.extraGroupIds.includes(id));
    const within = nestedPieces(tries, extra, groups);
    const nested = asked.flatMap((one) => chosenIn(within, one));
    return { ...piece, extras: nested.map(({ extraId, quantity }) => ({ extraId, quantity })) };
  });
  const priced = unitPrice(product, { variationId: variation?.id ?? null, extras }, menu, AT);
  return priced.ok
    ? {
        extras: priced.extras,
        extrasCents: priced.extrasCents,
        totalCents: priced.unitPriceCents,
        problems: [],
      }
    : { extras: [], extrasCents: 0, totalCents: priceCents, problems: priced.problems };
}

function chosenIn(pieces: Pieces, { extras }: ExtraGroup) {
  return extras.flatMap((extra) => {
    const quantity = pieces[extra.id] ?? 0;
    return quantity > 0 ? [{ extra, extraId: extra.id, quantity }] : [];
  });
}

/** The groups that an option asks for, as customers see them. */
export const nestedGroupsOf = (
  { extraGroupIds }: Pick<ExtraValues, 'extraGroupIds'>,
  groups: readonly ExtraGroupDto[],
): ExtraGroupDto[] =>
  extraGroupIds.flatMap((id) => groups.filter((group) => group.id === id && group.state === 'ACTIVE'));

/** What is chosen with an option. */
export function nestedPieces(
  { nested }: Tries,
  option: Pick<ExtraValues, 'id' | 'extraGroupIds'>,
  groups: readonly ExtraGroupDto[],
): Pieces {
  const touched = nested[option.id ?? ''];
  const before = nestedGroupsOf(option, groups).map((group) => preselectedPieces(extraGroupValues(group)));
  return touched ?? Object.fromEntries(before.flatMap((pieces) => Object.entries(pieces)));
}

/** The options customers would see: those on sale that have a name. */
export const visibleExtras = ({
  extras,
}: Pick<ExtraGroupValues, 'extras'>): (ExtraValues & { id: string })[] =>
  extras.filter(
    (extra): extra is ExtraValues & { id: string } =>
      extra.state === 'ACTIVE' && extra.name.trim() !== '' && extra.id !== undefined,
  );

/** How many of an option can be chosen while the rest stays as it is. */
export function remainingQuantity(values: ExtraGroupValues, id: string, pieces: Pieces): number {
  const options = visibleExtras(values);
  const extra = options.find((option) => option.id === id);
  if (!extra) return 0;
  const others = options.reduce((sum, option) => sum + (option.id === id ? 0 : (pieces[option.id] ?? 0)), 0);
  return Math.max(0, Math.min(orZero(extra.maxQuantity), orZero(values.max) - others));
}

/** What stands chosen before customers have touched anything. */
export function preselectedPieces(values: ExtraGroupValues): Record<string, number> {
  let room = orZero(values.max);
  const pieces: Record<string, number> = {};
  for (const { id, defaultQuantity, maxQuantity } of visibleExtras(values)) {
    const quantity = Math.min(orZero(defaultQuantity), orZero(maxQuantity), room);
    if (quantity > 0) pieces[id] = quantity;
    room -= Math.max(0, quantity);
  }
  return pieces;
}

/** A field that is not filled in yet counts for nothing. */
const orZero = (value: number) => (Number.isFinite(value) ? value : 0);

function draftGroup(id: string, values: ExtraGroupValues): ExtraGroup {
  const { min, max, freeQuantity, extras } = values;
  return {
    ...values,
    id,
    min: orZero(min),
    max: orZero(max),
    freeQuantity: orZero(freeQuantity),
    availability: null,
    soldOutUntil: null,
    extras: extras.map((extra) => ({
      ...extra,
      id: extra.id ?? '',
      priceCents: orZero(extra.priceCents),
      maxQuantity: orZero(extra.maxQuantity),
      availability: null,
      soldOutUntil: null,
      ...UNTRACKED,
    })),
  };
}

const oneVariation = ({ id, name }: { id: string; name: string }, priceCents: number): VariationGroup => ({
  id: 'sizes',
  name: '',
  state: 'ACTIVE',
  availability: null,
  variations: [
    {
      ...{ id, name, priceCents, promoPriceCents: null, position: 0 },
      isDefault: true,
      state: 'ACTIVE',
      availability: null,
      soldOutUntil: null,
      ...UNTRACKED,
    },
  ],
});

const someProduct = (priceCents: number, variationGroupId: string | null): Product => ({
  ...EMPTY_PRODUCT,
  id: 'product',
  priceCents,
  position: 0,
  variationGroupId,
  extraGroupIds: ['group'],
  stock: { tracked: false, quantity: 0 },
  state: 'ACTIVE',
});
