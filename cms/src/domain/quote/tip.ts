import type { Fee } from '../orders/order';
import type { Refusal } from './refusal';

/**
 * What a customer gives the store's people on top of an order: a fee of its own, which no discount touches and which
 * goes to who carried the order. More than the items cost is taken for a slip of the decimal sign.
 *
 * @param tipCents minor units ≥ 0; null or 0 without one
 * @param offered whether the store takes tips
 * @param itemsCents what the items cost, before discounts, minor units
 */
export function tipOf(
  tipCents: number | null | undefined,
  { offered, itemsCents }: { offered: boolean; itemsCents: number },
): { fees: Fee[]; refusals: Refusal[] } {
  if (tipCents == null || tipCents === 0) return { fees: [], refusals: [] };
  const path = ['tipCents'];
  if (!offered) return { fees: [], refusals: [{ code: 'TIP_NOT_TAKEN', path, args: {} }] };
  if (tipCents > itemsCents)
    return { fees: [], refusals: [{ code: 'TIP_TOO_LARGE', path, args: { mostCents: itemsCents } }] };
  return { fees: [{ kind: 'TIP', amountCents: tipCents }], refusals: [] };
}
