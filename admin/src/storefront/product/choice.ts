import type { QuoteBody, StoreProduct } from '@contracts/storefront';
import {
  extraGroupsOf,
  type OptionOwner,
  type StoreExtra,
  type StoreExtraGroup,
  type StoreMenu,
} from '../menu/store-menu';
import { variationsOf, withExtras, type Choice, type Pieces } from './chosen';
import { nestedChoice } from './nested-choice';

type GroupControl = 'RADIO' | 'CHECKBOX' | 'QUANTITY';

/** The same choice without what is no longer on the menu or sold out: where editing an old item begins. */
export function withoutUnavailable(menu: StoreMenu, product: StoreProduct, choice: Choice): Choice {
  const variation = variationsOf(menu, product).find(({ id }) => id === choice.variationId);
  const nested: Record<string, Pieces> = {};
  for (const extra of extraGroupsOf(menu, product).flatMap((group) => group.extras))
    nested[extra.id] = availablePieces(menu, extra, nestedChoice(choice, extra.id));
  const variationId = variation && !variation.soldOut ? variation.id : null;
  return withExtras({ variationId, extras: {}, nested }, availablePieces(menu, product, choice));
}

function availablePieces(menu: StoreMenu, asker: OptionOwner, choice: Choice): Pieces {
  const extras: Record<string, number> = {};
  for (const extra of extraGroupsOf(menu, asker).flatMap((group) => group.extras)) {
    const quantity = Math.min(choice.extras[extra.id] ?? 0, extra.maxQuantity);
    if (quantity > 0 && !extra.soldOut) extras[extra.id] = quantity;
  }
  return extras;
}

/**
 * How the extras of a group are chosen. One at most of several is a radio whatever the menu says, and ticking once is
 * not enough where the minimum can only be reached with two of one.
 */
export function controlOf(group: StoreExtraGroup): GroupControl {
  const available = group.extras.filter(({ soldOut }) => !soldOut).length;
  if (group.max === 1) return group.extras.length > 1 || group.min === 1 ? 'RADIO' : 'CHECKBOX';
  if (group.display === 'CHECKBOX' && available >= group.min) return 'CHECKBOX';
  return 'QUANTITY';
}

export function piecesIn(group: StoreExtraGroup, choice: Choice): number {
  return group.extras.reduce((pieces, { id }) => pieces + (choice.extras[id] ?? 0), 0);
}

/** How many of an extra may be chosen at most while the rest of its group stays as it is. */
export function remainingQuantity(group: StoreExtraGroup, extra: StoreExtra, choice: Choice): number {
  if (extra.soldOut) return 0;
  const others = piecesIn(group, choice) - (choice.extras[extra.id] ?? 0);
  return Math.max(0, Math.min(extra.maxQuantity, group.max - others));
}

/**
 * The choice with another quantity of an extra, kept within what the group allows; radios let go of the one before.
 *
 * @param preset what stands chosen of the groups that the extra asks for, once it is chosen
 */
export function withExtra(
  group: StoreExtraGroup,
  extra: StoreExtra,
  quantity: number,
  choice: Choice,
  preset: Pieces = {},
): Choice {
  const { id } = extra;
  const replaced = controlOf(group) === 'RADIO' ? group.extras.map((other) => other.id) : [id];
  const others = without(choice.extras, replaced);
  const next = Math.max(
    0,
    Math.min(quantity, remainingQuantity(group, extra, { ...choice, extras: others })),
  );
  const nested = id in choice.extras ? choice.nested : { ...choice.nested, [id]: preset };
  return withExtras(
    { ...choice, ...(nested && { nested }) },
    next === 0 ? others : { ...others, [id]: next },
  );
}

/** The choice with nothing of a group. */
export function withoutGroup(group: StoreExtraGroup, choice: Choice): Choice {
  return withExtras(
    choice,
    without(
      choice.extras,
      group.extras.map(({ id }) => id),
    ),
  );
}

function without(extras: Pieces, ids: readonly string[]): Pieces {
  return Object.fromEntries(Object.entries(extras).filter(([id]) => !ids.includes(id)));
}

export function extraList(choice: Choice): QuoteBody['items'][number]['extras'] {
  return listOf(choice.extras).map((piece) => {
    const extras = listOf(nestedChoice(choice, piece.extraId).extras);
    return extras.length === 0 ? piece : { ...piece, extras };
  });
}

const listOf = (pieces: Pieces) =>
  Object.entries(pieces).map(([extraId, quantity]) => ({ extraId, quantity }));
