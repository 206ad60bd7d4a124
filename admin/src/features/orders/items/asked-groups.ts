import type { PriceProblem } from '@domain/pricing';
import type { StoreProduct } from '@contracts/storefront';
import {
  extraGroupsOf,
  extraList,
  nestedChoice,
  withExtra,
  withNested,
  presets,
  controlOf,
  remainingQuantity,
  type Choice,
  type StoreExtra,
  type StoreExtraGroup,
  type StoreMenu,
} from '../../../storefront/ordering';

/** A group that has to be answered: of the product, or of an extra that is chosen. */
export interface AskedGroup {
  key: string;
  group: StoreExtraGroup;
  /** The extra that asks for it. */
  within: StoreExtra | null;
}

/** The groups in the order in which they are answered; what an extra asks for comes right behind its group. */
export function askedGroups(menu: StoreMenu, product: StoreProduct, choice: Choice): AskedGroup[] {
  return extraGroupsOf(menu, product).flatMap((group) => [
    { key: group.id, group, within: null },
    ...group.extras
      .filter(({ id }) => (choice.extras[id] ?? 0) > 0)
      .flatMap((extra) =>
        extraGroupsOf(menu, extra).map((inner) => ({
          key: `${extra.id}/${inner.id}`,
          group: inner,
          within: extra,
        })),
      ),
  ]);
}

/** What is chosen, seen from a group: of the product, or of the extra that asks for it. */
export const choiceIn = ({ within }: AskedGroup, choice: Choice): Choice =>
  within ? nestedChoice(choice, within.id) : choice;

/** The choice after an extra was pressed: a radio is taken, a tick goes on and off, of others there is one more, then none. */
export function pressed(menu: StoreMenu, asked: AskedGroup, extra: StoreExtra, choice: Choice): Choice {
  const own = choiceIn(asked, choice);
  const now = own.extras[extra.id] ?? 0;
  const room = remainingQuantity(asked.group, extra, own);
  const toggles = controlOf(asked.group) !== 'QUANTITY';
  const next = toggles ? (now > 0 && asked.group.min === 0 ? 0 : 1) : now < room ? now + 1 : 0;
  const ticked = controlOf(asked.group) === 'CHECKBOX' ? (now > 0 ? 0 : 1) : next;
  const changed = withExtra(asked.group, extra, ticked, own, presets(menu, extra));
  return asked.within ? withNested(choice, asked.within.id, changed) : changed;
}

/** Whether a problem is about a group. */
export function isAbout(
  { group, within }: AskedGroup,
  { args, path }: PriceProblem,
  choice: Choice,
): boolean {
  const extra = path.length > 1 ? extraList(choice)[Number(path[1])]?.extraId : undefined;
  return args.groupId === group.id && extra === within?.id;
}
