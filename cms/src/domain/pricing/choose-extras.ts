import {
  isOffered,
  isOnSale,
  type Extra,
  type ExtraGroup,
  type MenuIndex,
  type Product,
  type SaleMoment,
} from '../menu';
import type { ChosenExtra } from './group-price';
import type { PriceProblem, PriceProblemCode } from './problem';

export interface ExtraChoice {
  extraId: string;
  /** Pieces per unit of the product. */
  quantity: number;
}

export interface ChosenGroup {
  group: ExtraGroup;
  chosen: ChosenExtra[];
}

/**
 * The extras a choice names, sorted into the product's groups, with everything that is wrong with them. An extra that
 * exists but cannot be had now, because it or its group is paused or out of its time, is
 * sold out; one that the product does not have is
 * unknown. Groups count what was asked for, sold out or not, so that one cause makes one problem.
 */
export function chooseExtras(
  product: Product,
  choices: readonly ExtraChoice[],
  index: MenuIndex,
  moment: SaleMoment,
): { groups: ChosenGroup[]; problems: PriceProblem[] } {
  const groups: ChosenGroup[] = product.extraGroupIds
    .map((id) => index.extraGroups.get(id))
    .filter((group) => group !== undefined)
    .map((group) => ({ group, chosen: [] }));
  const problems: PriceProblem[] = [];
  const seen = new Set<string>();

  choices.forEach(({ extraId, quantity }, position) => {
    const refuse = (code: PriceProblemCode, args: PriceProblem['args'] = {}): void => {
      problems.push({ code, path: ['extras', position], args });
    };
    const found = findExtra(groups, extraId, index);
    if (!found) return refuse('UNKNOWN_EXTRA');
    const { extra, into } = found;
    if (seen.has(extraId)) return refuse('DUPLICATE_EXTRA', { name: extra.name });
    seen.add(extraId);
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse('BAD_QUANTITY', { name: extra.name });
    into.chosen.push({ extra, quantity });
    if (!isOffered(into.group, moment) || !isOnSale(extra, moment))
      return refuse('EXTRA_SOLD_OUT', { name: extra.name });
    if (quantity > extra.maxQuantity) refuse('EXTRA_TOO_MANY', { name: extra.name, max: extra.maxQuantity });
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
