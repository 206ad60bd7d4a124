import type { ProductUnit } from '../menu';
import { isMadeItself } from './station-parts';

interface StationExtra {
  name: string;
  quantity: number;
  parts?: number;
  station?: string;
}

/** An item as it was sold, with where it and what was chosen with it are made. */
export interface StationItem {
  quantity: number;
  unit: ProductUnit;
  name: string;
  variation: string | null;
  extras: readonly (StationExtra & { extras?: readonly StationExtra[] })[];
  notes: string | null;
  station: string | null;
  held?: true;
}

/** What a station makes: an item, or what of an item goes there while the rest is made elsewhere. */
export interface StationPart extends Omit<StationItem, 'extras'> {
  extras: (StationExtra & { extras?: StationExtra[] })[];
  /** What it was chosen with; null for an item itself. */
  partOf: string | null;
}

/** What of an order is made at a station; what of an item goes to others is left out. The note of an item goes with all. */
export function itemsAtStation(items: readonly StationItem[], station: string): StationPart[] {
  return items.flatMap((item) => {
    const made = isMadeItself(item) && (item.station ?? '') === station;
    const own: StationPart[] = made ? [{ ...item, extras: withoutRouted(item.extras), partOf: null }] : [];
    const parts = item.extras.flatMap((extra) => {
      const pieces = item.quantity * extra.quantity;
      return [
        ...(extra.station === station ? [partOf(item, extra, pieces, extra.extras)] : []),
        ...(extra.extras ?? [])
          .filter((nested) => nested.station === station)
          .map((nested) => partOf(item, nested, pieces * nested.quantity)),
      ];
    });
    return [...own, ...parts];
  });
}

function partOf(
  item: StationItem,
  { name, station }: StationExtra,
  quantity: number,
  nested: readonly StationExtra[] = [],
): StationPart {
  return {
    quantity,
    unit: 'UN',
    name,
    variation: null,
    extras: nested.filter((extra) => extra.station === undefined),
    notes: item.notes,
    station: station ?? null,
    partOf: item.name,
    ...(item.held && { held: true }),
  };
}

const withoutRouted = (extras: StationItem['extras']): StationPart['extras'] =>
  extras
    .filter((extra) => extra.station === undefined)
    .map(({ extras: nested, ...extra }) =>
      nested ? { ...extra, extras: nested.filter(({ station }) => station === undefined) } : extra,
    );
