import type { MenuIndex } from '../menu';
import { stockDemand, type Demanding } from '../quote/stock-demand';

type Item = Demanding & { held?: true | undefined };

/** What the items take that wait to be fired: nobody has made any of it. */
export const heldDemand = (items: readonly Item[], menu: MenuIndex): Map<string, number> =>
  stockDemand(
    items.filter(({ held }) => held),
    menu,
  );

const firedDemand = (items: readonly Item[], menu: MenuIndex): Map<string, number> =>
  stockDemand(
    items.filter(({ held }) => !held),
    menu,
  );

/**
 * How many pieces of each product, variation and extra an order takes of the shelf more than before an edit, below 0 what
 * it gives back. Of an order that is made what was fired is made: it does not go back, whatever takes its place, and
 * cannot be served for what is held. What is held goes back, unless more is fired for which its pieces are taken.
 *
 * @param made whether what was fired before the edit is made, or being made
 * @returns pieces by id, in the order of the ids, without what stays as it was
 */
export function stockChange(
  before: readonly Item[],
  after: readonly Item[],
  menu: MenuIndex,
  { made }: { made: boolean },
): Map<string, number> {
  const [heldBefore, heldAfter] = [heldDemand(before, menu), heldDemand(after, menu)];
  const [firedBefore, firedAfter] = [firedDemand(before, menu), firedDemand(after, menu)];
  const moreOf = (id: string, from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>) =>
    (to.get(id) ?? 0) - (from.get(id) ?? 0);
  const ids = new Set(
    [heldBefore, heldAfter, firedBefore, firedAfter].flatMap((demand) => [...demand.keys()]),
  );
  return new Map(
    [...ids]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((id): [string, number] => {
        const fired = moreOf(id, firedBefore, firedAfter);
        return [id, moreOf(id, heldBefore, heldAfter) + (made ? Math.max(0, fired) : fired)];
      })
      .filter(([, pieces]) => pieces !== 0),
  );
}
