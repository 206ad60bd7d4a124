import {
  isOffered,
  isOnSale,
  isAvailable,
  type Extra,
  type ExtraGroup,
  type MenuIndex,
  type Product,
  type SaleMoment,
} from '../menu';
import type { PriceProblem, PriceProblemCode } from './problem';

/** Pieces of an extra: per unit of the product, or per piece of the extra that asked for them. */
export interface PiecesChoice {
  extraId: string;
  quantity: number;
}

export interface ExtraChoice extends PiecesChoice {
  /** What is chosen of the groups that the extra asks for, the same for each of its pieces. */
  extras?: readonly PiecesChoice[] | undefined;
}

interface ChosenExtra {
  extra: Extra;
  quantity: number;
  /** In the order of the groups that the extra asks for; none for an extra that was asked for itself. */
  nested: ChosenGroup[];
}

export interface ChosenGroup {
  group: ExtraGroup;
  chosen: ChosenExtra[];
}

interface Chosen {
  groups: ChosenGroup[];
  problems: PriceProblem[];
}

/**
 * The extras a choice names, sorted into the product's groups, with everything that is wrong with them. An extra that
 * exists but cannot be had now, because it or its group is paused or out of its time, or because it demands what cannot
 * be had, is sold out, and then nothing is said of what was chosen with it; one that the product does not have is
 * unknown. Groups count what was asked for, sold out or not, so that one cause makes one problem.
 */
export function chooseExtras(
  product: Product,
  choices: readonly ExtraChoice[],
  index: MenuIndex,
  moment: SaleMoment,
): Chosen {
  return sortOut(product, choices, index, moment, {
    toBeHad: (extra) => isAvailable(index, extra, moment),
    nestedOf: (extra, nested) =>
      sortOut(extra, nested, index, moment, {
        toBeHad: (inner) => isOnSale(inner, moment),
        nestedOf: () => ({ groups: [], problems: [] }),
      }),
  });
}

/** What differs between the groups of a product and those that an extra asks for: the latter are the last level. */
interface Level {
  toBeHad: (extra: Extra) => boolean;
  nestedOf: (extra: Extra, choices: readonly PiecesChoice[]) => Chosen;
}

function sortOut(
  { extraGroupIds }: Pick<Product, 'extraGroupIds'>,
  choices: readonly ExtraChoice[],
  index: MenuIndex,
  moment: SaleMoment,
  { toBeHad, nestedOf }: Level,
): Chosen {
  const groups: ChosenGroup[] = extraGroupIds
    .map((id) => index.extraGroups.get(id))
    .filter((group) => group !== undefined)
    .map((group) => ({ group, chosen: [] }));
  const problems: PriceProblem[] = [];
  const seen = new Set<string>();

  choices.forEach(({ extraId, quantity, extras = [] }, position) => {
    const refuse = (code: PriceProblemCode, args: PriceProblem['args'] = {}): void => {
      problems.push({ code, path: ['extras', position], args });
    };
    const found = findExtra(groups, extraId, index);
    if (!found) return refuse('UNKNOWN_EXTRA');
    const { extra, into } = found;
    if (seen.has(extraId)) return refuse('DUPLICATE_EXTRA', { name: extra.name });
    seen.add(extraId);
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse('BAD_QUANTITY', { name: extra.name });
    const nested = nestedOf(extra, extras);
    into.chosen.push({ extra, quantity, nested: nested.groups });
    if (!isOffered(into.group, moment) || !toBeHad(extra))
      return refuse('EXTRA_SOLD_OUT', { name: extra.name });
    if (quantity > extra.maxQuantity) refuse('EXTRA_TOO_MANY', { name: extra.name, max: extra.maxQuantity });
    for (const problem of nested.problems)
      problems.push({ ...problem, path: ['extras', position, ...problem.path] });
  });
  return { groups, problems: [...problems, ...groups.flatMap((each) => groupProblems(each, moment))] };
}

function findExtra(
  groups: readonly ChosenGroup[],
  extraId: string,
  index: MenuIndex,
): { extra: Extra; into: ChosenGroup } | undefined {
  for (const into of groups) {
    const extra = index.extras.get(into.group.id)?.get(extraId);
    if (extra) return { extra, into };
  }
  return undefined;
}

function groupProblems({ group, chosen }: ChosenGroup, moment: SaleMoment): PriceProblem[] {
  if (!isOffered(group, moment)) return [];
  const pieces = chosen.reduce((total, { quantity }) => total + quantity, 0);
  const about = { groupId: group.id, group: group.name, chosen: pieces };
  if (pieces < group.min) {
    return [{ code: 'GROUP_TOO_FEW', path: ['extras'], args: { ...about, min: group.min } }];
  }
  if (pieces > group.max) {
    return [{ code: 'GROUP_TOO_MANY', path: ['extras'], args: { ...about, max: group.max } }];
  }
  return [];
}
