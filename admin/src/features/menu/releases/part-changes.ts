import { sameValue } from '@domain/equality';
import type { VariationPrice } from '@domain/menu';

/** A variation or an extra, as far as its change is told. */
interface Part {
  id: string;
  name: string;
  priceCents: number;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  variationPrices?: VariationPrice[];
}

/** An own price in a variation before and after, in minor units; null where there is none. */
export interface OwnPriceChange {
  variationId: string;
  was: number | null;
  becomes: number | null;
}

interface PartChange {
  id: string;
  /** As it will be called; as it was called where it goes. */
  name: string;
  was: Part | null;
  becomes: Part | null;
  /** Whether anything but its prices in variations comes, goes or changes. */
  itself: boolean;
  /** Those of its prices in variations that change. */
  prices: OwnPriceChange[];
}

/** Which parts of a group come, go or change, in the order in which they will stand, those that go last. */
export function partChanges(was: unknown, becomes: unknown): PartChange[] {
  const [before, after] = [listOf<Part>(was), listOf<Part>(becomes)];
  const had = new Map(before.map((part) => [part.id, part]));
  const has = new Set(after.map(({ id }) => id));
  const come = after.flatMap((part): PartChange[] => {
    const old = had.get(part.id) ?? null;
    const itself = !old || !sameValue(lasting(old), lasting(part));
    const prices = ownPriceChanges(old?.variationPrices, part.variationPrices);
    if (!itself && prices.length === 0) return [];
    return [{ id: part.id, name: part.name, was: old, becomes: part, itself, prices }];
  });
  const go = before.filter(({ id }) => !has.has(id));
  return [
    ...come,
    ...go.map((part) => ({
      ...{ id: part.id, name: part.name, was: part, becomes: null, itself: true, prices: [] },
    })),
  ];
}

/** Which own prices in variations come, go or change: those that go last. */
export function ownPriceChanges(was: unknown, becomes: unknown): OwnPriceChange[] {
  const centsOf = (list: unknown) =>
    new Map(listOf<VariationPrice>(list).map(({ variationId, priceCents }) => [variationId, priceCents]));
  const [had, has] = [centsOf(was), centsOf(becomes)];
  return [...new Set([...has.keys(), ...had.keys()])]
    .map((id) => ({ variationId: id, was: had.get(id) ?? null, becomes: has.get(id) ?? null }))
    .filter((change) => change.was !== change.becomes);
}

/**
 * Until when something is sold out, and whether it is counted, is never part of a release; its prices in variations are
 * told by themselves.
 */
const lasting = (part: Part) => ({
  ...part,
  ...{
    soldOutUntil: null,
    stockTracked: false,
    stockLowAt: null,
    stockQuantity: null,
    variationPrices: null,
  },
});

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
