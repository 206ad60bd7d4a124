import type { IfSoldOut, OrderItem } from './order';
import { extraWords } from './choices';
import type { SeenChange } from './seen';
import { stationsOf } from './station-parts';

/** What an edit did to one item, without prices: the kitchen reads it too. */
export interface ItemChange {
  /** What is held is not to be made yet; what is fired is, from now on. */
  kind: 'ADDED' | 'REMOVED' | 'CHANGED' | 'HELD' | 'FIRED';
  name: string;
  variation: string | null;
  /** Its extras in words. */
  extras: string[];
  unit: OrderItem['unit'];
  /** As it is now; 0 where it was removed. */
  quantity: number;
  quantityBefore: number;
  notes: string | null;
  /** Only where the notes are others now. */
  notesBefore?: string | null;
  station: string | null;
  /** Every station that makes a part of it; only where that is not `station` alone. */
  stations?: string[];
}

/** One change of an order that was placed, or of when its items are made; it is kept for ever. */
export interface Revision {
  /** 1 for the first. */
  n: number;
  /** Who of the staff made it, by name; who approved it stands in the log. Null where it is the customer's `answer`. */
  by: string | null;
  /** ISO 8601 UTC */
  at: string;
  reason: string;
  /** What a question for a substitute came to; left out where somebody of the staff changed the order. */
  answer?: SubstitutionAnswer;
  changes: ItemChange[];
  /** What the total went up by; negative where it went down. */
  deltaCents: number;
}

/** What became of a question for a substitute, and whether the customer said so or their silence. */
export interface SubstitutionAnswer {
  /** Which question it answers. */
  id: string;
  answer: IfSoldOut;
  from: 'CUSTOMER' | 'SILENCE';
}

/** What the kitchen has not taken note of: the changes up to a revision. */
export interface Modified {
  /** The newest revision among them. */
  n: number;
  /** ISO 8601 UTC */
  at: string;
  changes: ModifiedChange[];
  /** Who has taken note of it while others have not; left out where nobody has. */
  seen?: SeenChange[];
}

/** A change that the kitchen has not taken note of, and by which revision it came; left out where it is the newest. */
export interface ModifiedChange extends ItemChange {
  n?: number;
}

/** So many edits an order can have; who needs more places another. */
export const MAX_REVISIONS = 50;

/**
 * What became of one item. Of an item whose quantity and notes are what they were there is nothing to say.
 *
 * @param before null where it is new
 * @param after null where it was removed
 */
export function itemChange(before: OrderItem | null, after: OrderItem | null): ItemChange | null {
  const item = after ?? before;
  if (!item) return null;
  const told = { ...itemSummary(item, after?.quantity ?? 0), quantityBefore: before?.quantity ?? 0 };
  if (!before) return { kind: 'ADDED', ...told };
  if (!after) return { kind: 'REMOVED', ...told };
  const notesChanged = before.notes !== after.notes;
  if (before.quantity === after.quantity && !notesChanged) return null;
  return { kind: 'CHANGED', ...told, ...(notesChanged && { notesBefore: before.notes }) };
}

/** An item as a change of it tells it. */
export const itemSummary = (item: OrderItem, quantity: number): Omit<ItemChange, 'kind' | 'notesBefore'> => ({
  name: item.kitchenName ?? item.name,
  variation: item.variation?.name ?? null,
  extras: extraWords(item.extras),
  unit: item.unit,
  quantity,
  quantityBefore: quantity,
  notes: item.notes,
  station: item.station,
  ...elsewhere(item),
});

function elsewhere(item: OrderItem): Pick<ItemChange, 'stations'> {
  const stations = stationsOf([item]);
  return stations.length === 1 && stations[0] === (item.station ?? '') ? {} : { stations };
}
