/**
 * A menu release: changes of a menu that are collected, seen as customers will see them, published together – now or
 * at an instant – and taken back together.
 */

export const RELEASE_STATES = [
  'COLLECTING',
  'SCHEDULED',
  'FAILED',
  'PUBLISHED',
  'ROLLED_BACK',
  'DISCARDED',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Releases that are still to come: their changes are told wherever the rows are shown. */
export const OPEN_RELEASE_STATES: readonly ReleaseState[] = ['COLLECTING', 'SCHEDULED', 'FAILED'];

export const STAGED_ENTITIES = ['product', 'category', 'extra-group', 'variation-group'] as const;
export type StagedEntity = (typeof STAGED_ENTITIES)[number];

/** Fields of a row by their names on the wire. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What one row of the menu is to have, and what it had when that was said. */
export interface StagedChange {
  entity: StagedEntity;
  entityId: string;
  fields: FieldValues;
  base: FieldValues;
}
