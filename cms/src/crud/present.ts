import type { Stored } from '../contracts/menu';
import { instantOrThrow } from '../database/columns';
import type { Visibility } from '../domain/access';
import type { Viewer } from '../sessions/viewer';
import type { ReadNoun, Row } from './noun';

/** Rows as the viewer is told of them: what they do not get to see is null. */
export async function presentTo<R extends Row, D>(
  noun: ReadNoun<R, D>,
  rows: readonly R[],
  viewer: Viewer,
): Promise<D[]> {
  const hidden = Object.fromEntries(hiddenFields(noun, viewer).map((field) => [field, null]));
  return (await noun.present(rows, viewer)).map((dto) => ({ ...dto, ...hidden }));
}

/** The fields of a noun that the viewer is not told. */
export function hiddenFields<R extends Row, D>(noun: ReadNoun<R, D>, viewer: Viewer): string[] {
  const visibility: Readonly<Partial<Record<string, Visibility>>> = noun.visibility ?? {};
  return Object.entries(visibility).flatMap(([field, isSeenBy]) => (isSeenBy?.(viewer) ? [] : field));
}

/** The part of a DTO that every stored row of a branch has. */
export const stored = (row: Row & { branchId: string }): Stored => ({
  branchId: row.branchId,
  ...storedOfBusiness(row),
});

/** The same of a row of the whole business. */
export function storedOfBusiness(row: Row): Omit<Stored, 'branchId'> {
  return {
    version: row.version,
    createdAt: instantOrThrow(row.createdAt),
    updatedAt: instantOrThrow(row.updatedAt),
  };
}
